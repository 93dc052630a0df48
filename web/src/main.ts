import { mount } from "svelte";
import "./design/index.css";
import App from "./App.svelte";
import { apply } from "./lib/settings.svelte";

apply();
mount(App, { target: document.getElementById("app")! });

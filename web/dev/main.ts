// A table without a server: dev.html#/dev/<game> shows dev/<game>.json, which is {scene, catalogue}.
import { mount } from "svelte";
import "../src/design/index.css";
import { apply } from "../src/lib/settings.svelte";
import Dev from "./Dev.svelte";

apply();
mount(Dev, { target: document.getElementById("app")! });

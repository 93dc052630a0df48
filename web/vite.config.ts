import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { posters } from "./scripts/posters.ts";
import { stampSources } from "./scripts/sources.ts";

const SERVER = "http://127.0.0.1:8123";
export default defineConfig(({ mode }) => ({
  plugins: [posters(), svelte(), stampSources()],
  build: {
    outDir: "../src/roundhouse/server/static",
    emptyOutDir: true,
    sourcemap: false,
    assetsInlineLimit: 0,
    target: "es2022",
  },
  server: {
    proxy: { "/api": SERVER, "/ws": { target: SERVER, ws: true } },
  },
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
    pool: "threads",
    isolate: false, // one page for all files of a thread: a new one for each takes three times as long as the tests
    testTimeout: 120_000, // milliseconds: nothing may depend on how busy the machine is
  },
}));

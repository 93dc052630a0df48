import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "svelte/no-unused-svelte-ignore": "off", // takes the reason behind "--" for names; svelte-check sees to these
      "svelte/prefer-svelte-reactivity": "off", // maps and dates that nothing is drawn from are plain on purpose
      "svelte/no-useless-mustaches": "off", // {" "} is a space that would else be lost at the edge of an element
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    files: ["src/wire.ts", "src/wire/*.ts", "src/board/contract.ts"], // what a game shows is known to the game alone
    rules: { "@typescript-eslint/no-explicit-any": "off" },
  },
  {
    // drawings of our own, and rules that the server has made of our own pages: nobody else writes them
    files: ["src/design/Art.svelte", "src/games/great_lakes/map/Symbols.svelte", "src/rules/Told.svelte"],
    rules: { "svelte/no-at-html-tags": "off" },
  },
);

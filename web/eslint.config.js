// Lints of the page, its scripts and its tests: `npm run check` runs them without a warning.

import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

/** Only the folder of a game, and the list of all games, may call a game by its name. */
const noGameNames = {
  selector: "Literal[value=/^(rising-sun|shogun)$/], TemplateElement[value.raw=/^(rising-sun|shogun)$/]",
  message: "Only src/games knows a game by name: put what differs behind the interface in src/games/game.ts.",
};

export default ts.config(
  { ignores: ["dist", "node_modules", "test-results", "src/api/{games,index,rising-sun,server,shogun}.ts"] },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: {
        projectService: { allowDefaultProject: ["*.js", "*.config.ts"] },
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: [".svelte"],
      },
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      "@typescript-eslint/no-confusing-void-expression": [
        "error",
        { ignoreArrowShorthand: true, ignoreVoidOperator: true },
      ],
      "@typescript-eslint/no-meaningless-void-operator": "off",
      // A field can change while something is awaited, which the types do not say.
      "@typescript-eslint/no-unnecessary-condition": "off",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { args: "after-used", argsIgnorePattern: "^_", ignoreRestSiblings: true },
      ],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // State is replaced as a whole here; the sets and maps in it never change.
      "svelte/prefer-svelte-reactivity": "off",
      // svelte-check fails on the warnings themselves.
      "svelte/no-unused-svelte-ignore": "off",
    },
  },
  {
    files: ["**/*.svelte"],
    rules: {
      // In markup the parser does not know all types; svelte-check does.
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-return": "off",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { args: "after-used", varsIgnorePattern: "^_$", argsIgnorePattern: "^_" },
      ],
    },
  },
  { files: ["**/*.{js,mjs}", "*.config.ts"], extends: [ts.configs.disableTypeChecked] },
  { files: ["src/**"], rules: { "no-restricted-syntax": ["error", noGameNames] } },
  { files: ["src/games/**", "src/api/sample.ts"], rules: { "no-restricted-syntax": "off" } },
);

import { mount } from "svelte";

import App from "./App.svelte";
import "./style/fonts.css";
import "./style/base.css";

mount(App, { target: document.getElementById("page") as HTMLElement });

// While the page is being written, nothing old may be shown. Where workers are not allowed, the page works without.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined));
}

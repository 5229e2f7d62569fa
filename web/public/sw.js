// Keeps the files of the page, so that it opens at once and also without a network. What the server says is never kept.

const shell = "tenka-shell-1";
const files = "tenka-files-1";
/** How many files are kept: those of this build and of the one before it, for tabs that are still open. */
const most = 300;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(shell)
      .then((cache) => cache.add("/"))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  const drop = (names) =>
    Promise.all(names.filter((name) => name !== shell && name !== files).map((name) => caches.delete(name)));
  event.waitUntil(
    caches
      .keys()
      .then(drop)
      .then(() => self.clients.claim()),
  );
});

/** A page comes from the network where there is one; every place of the page is the same document. */
async function page(request) {
  try {
    const answer = await fetch(request);
    const isPage = answer.headers.get("content-type")?.startsWith("text/html");
    if (answer.ok && isPage) await (await caches.open(shell)).put("/", answer.clone());
    return answer;
  } catch {
    return (await caches.match("/", { cacheName: shell })) ?? Response.error();
  }
}

/** A file with its fingerprint in its name never changes. */
async function file(request) {
  const cache = await caches.open(files);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    const all = await cache.keys();
    await Promise.all(all.slice(0, Math.max(0, all.length - most)).map((old) => cache.delete(old)));
  }
  return answer;
}

/** Whatever else lies beside the page: fresh where possible. */
async function other(request) {
  const cache = await caches.open(files);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch {
    return (await cache.match(request)) ?? Response.error();
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(file(request));
  else event.respondWith(other(request));
});

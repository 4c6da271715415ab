// Keeps the page's files, so that it opens offline. The build puts in their names, and a version that changes with them.
const VERSION = '%VERSION%';
const FILES = '%FILES%'.split(' ');

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(VERSION)
      .then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' }))))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  // A page that is open since before this version goes on with files of the last one.
  const others = (names) =>
    Promise.all(
      names
        .filter((name) => name !== VERSION)
        .slice(0, -1)
        .map((name) => caches.delete(name)),
    );
  event.waitUntil(
    caches
      .keys()
      .then(others)
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  const wanted = request.mode === 'navigate' ? './' : request;
  const kept = (options) => caches.match(wanted, { ignoreSearch: true, ...options });
  event.respondWith(
    kept({ cacheName: VERSION })
      .then((found) => found ?? kept())
      .then((found) => found ?? fetch(request)),
  );
});

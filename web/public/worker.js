// Keeps the app's own files: those whose names hold a hash for ever, the page as it was last seen.
// Frames of a game go by the socket and never come here.
const shelf = 'omerta-1';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

async function fresh(request) {
  const cache = await caches.open(shelf);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put('/', answer.clone());
    return answer;
  } catch (fault) {
    const kept = await cache.match('/');
    if (kept) return kept;
    throw fault;
  }
}

async function kept(request) {
  const cache = await caches.open(shelf);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

self.addEventListener('fetch', (event) => {
  const address = new URL(event.request.url);
  if (event.request.method !== 'GET' || address.origin !== location.origin) return;
  if (event.request.mode === 'navigate') event.respondWith(fresh(event.request));
  else if (address.pathname.startsWith('/assets/')) event.respondWith(kept(event.request));
});

// Keeps the app's own files: those whose names hold a hash for ever, the page as it was last seen.
// Frames of a game go by the socket and never come here.
const shelf = 'omerta-1';
const leftBehind = '/left-behind'; // stands on the shelf beside files of a page that was shown too long
const patience = 1500; // milliseconds for a page that is kept already

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// The page as it is now; where that takes too long, as it was last seen.
async function fresh(request) {
  const cache = await caches.open(shelf);
  const kept = await cache.match('/');
  let late = false;
  const asked = fetch(request).then(async (answer) => {
    if (answer.ok) await turnOver(cache, answer.clone(), late);
    return answer;
  });
  if (!kept) return asked;
  const inTime = asked.then((answer) => (answer.ok ? answer : kept), () => kept);
  const tooLate = new Promise((done) => setTimeout(done, patience)).then(() => ((late = true), kept));
  return Promise.race([inTime, tooLate]);
}

// Another page has other files, and those of the one before go. Not while that one is shown, since the new
// one was too late: they go the next time.
async function turnOver(cache, page, late) {
  const before = await cache.match('/');
  const [now, then] = [await page.clone().text(), before ? await before.text() : ''];
  await cache.put('/', page);
  if (now === then && !(await cache.match(leftBehind))) return;
  if (late) return cache.put(leftBehind, new Response(''));
  for (const each of await cache.keys()) {
    const { pathname } = new URL(each.url);
    const old = pathname.startsWith('/assets/') && !now.includes(pathname);
    if (old || pathname === leftBehind) await cache.delete(each);
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

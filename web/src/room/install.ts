// The worker that lets the app open without a network. It keeps the app's own files and nothing
// that was said in a game.
export function install() {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  // The page demands that addresses of programs come through a policy.
  const policy = (window as unknown as { trustedTypes?: { createPolicy: Function } }).trustedTypes?.createPolicy(
    'worker',
    { createScriptURL: (address: string) => address },
  );
  const address = '/worker.js';
  void navigator.serviceWorker
    .register(policy ? policy.createScriptURL(address) : address)
    .then(() => navigator.serviceWorker.ready)
    .then(keep)
    .catch(() => undefined);
}

// What was loaded before the worker was there is kept as well.
async function keep() {
  const shelf = await caches.open('omerta-1'); // the same as in public/worker.js
  const loaded = performance.getEntriesByType('resource').map((each) => new URL(each.name).pathname);
  const files = ['/', ...new Set(loaded.filter((each) => each.startsWith('/assets/')))];
  await Promise.all(files.map((each) => shelf.add(each).catch(() => undefined)));
}

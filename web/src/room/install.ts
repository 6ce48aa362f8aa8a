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
  navigator.serviceWorker.register(policy ? policy.createScriptURL(address) : address).catch(() => undefined);
}

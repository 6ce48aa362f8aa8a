// Whether this tab can be seen: what is secret is not drawn while nobody looks, nor into the picture that
// a device keeps of it.
class Tab {
  hidden = $state(document.visibilityState === 'hidden');
  constructor() {
    const look = () => (this.hidden = document.visibilityState === 'hidden');
    document.addEventListener('visibilitychange', look);
    addEventListener('pagehide', () => (this.hidden = true));
    addEventListener('pageshow', look);
  }
}

export const tab = new Tab();

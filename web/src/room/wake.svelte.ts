// The screen stays on while a game is played, on every phone alike.
class Wake {
  // The browser keeps no screen on: it cannot, or not on a page that is not encrypted.
  refused = $state(!('wakeLock' in navigator));
  #wanted = false;
  #lock: WakeLockSentinel | null = null;

  constructor() {
    document.addEventListener('visibilitychange', () => void this.#ask());
  }
  keep(wanted: boolean) {
    this.#wanted = wanted;
    if (wanted) void this.#ask();
    else void this.#lock?.release();
  }
  async #ask() {
    if (!this.#wanted || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    try {
      this.#lock = await navigator.wakeLock.request('screen');
      this.refused = false;
    } catch {
      this.refused = true;
      this.#lock = null; // the battery is low, or the page is not secure: the phone sleeps as it likes
    }
  }
}

export const wake = new Wake();

// A browser may want a touch before a page is heard. Whatever was not heard asks here, and is called
// once somebody has touched the screen.
class Sound {
  waits = $state(false); // for a touch
  #again = new Set<() => void>();

  constructor() {
    for (const each of ['pointerdown', 'keydown']) addEventListener(each, () => this.#touched(), { capture: true });
  }
  wait(again: () => void) {
    this.#again.add(again);
    this.waits = true;
  }
  forget(again: () => void) {
    this.#again.delete(again);
    if (this.#again.size === 0) this.waits = false;
  }
  #touched() {
    const again = [...this.#again];
    this.#again.clear();
    this.waits = false;
    for (const each of again) each();
  }
}

export const sound = new Sound();

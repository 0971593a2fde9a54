/** Where the playhead is, for the parts of the page that show it: thirty times a second, without the rest of the page. */
export class Playhead {
  readonly #listeners = new Set<() => void>();
  #frame: number;
  #isPlaying = false;

  constructor(frame: number) {
    this.#frame = frame;
  }

  readonly frame = (): number => this.#frame;
  readonly isPlaying = (): boolean => this.#isPlaying;

  /** Calls back on each change. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The stage says where it is. */
  set(frame: number, isPlaying = this.#isPlaying): void {
    if (frame === this.#frame && isPlaying === this.#isPlaying) return;
    this.#frame = frame;
    this.#isPlaying = isPlaying;
    this.#listeners.forEach((listener) => listener());
  }
}

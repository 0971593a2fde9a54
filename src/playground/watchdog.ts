const TICK_MS = 500;
/** How long the stage may be silent. The guards of the compiler stop a loop sooner; what they miss is found here. */
const PATIENCE_MS = 2500;

/** Notices when the stage no longer answers. */
export class Watchdog {
  readonly #ask: (n: number) => void;
  readonly #onHang: (seconds: number) => void;
  #timer = 0;
  #lastTick = 0;
  #asked = 0;
  #answered = 0;
  #silentSince = 0;

  /**
   * @param ask sends a number that the stage is to send back
   * @param onHang called once, with the seconds of silence
   */
  constructor(ask: (n: number) => void, onHang: (seconds: number) => void) {
    this.#ask = ask;
    this.#onHang = onHang;
  }

  start(): void {
    this.stop();
    this.#lastTick = this.#silentSince = performance.now();
    this.#answered = this.#asked;
    this.#timer = window.setInterval(() => this.#tick(), TICK_MS);
  }

  stop(): void {
    window.clearInterval(this.#timer);
  }

  heard(n: number): void {
    this.#answered = Math.max(this.#answered, Math.min(n, this.#asked));
  }

  #tick(): void {
    const now = performance.now();
    // A page that was not looked at, or was busy itself, knows nothing about the stage: its answers may be waiting.
    const knowsNothing = document.visibilityState !== 'visible' || now - this.#lastTick > 2 * TICK_MS;
    this.#lastTick = now;
    if (knowsNothing || this.#answered === this.#asked) this.#silentSince = now;
    if (now - this.#silentSince > PATIENCE_MS) {
      this.stop();
      this.#onHang(Math.round((now - this.#silentSince) / 1000));
      return;
    }
    this.#ask(++this.#asked);
  }
}

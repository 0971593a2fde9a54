import type {PlayAsset, Project, Size} from './project';
import type {CompiledModule, StageAsset, StageMessage, ToStage} from './protocol';
import {readMessage} from './read-message';
import {STAGE_FILE} from './stage-file';
import {Watchdog} from './watchdog';

declare const __webpack_public_path__: string;

export type RunRequest = {modules: CompiledModule[]; imports: string[]; project: Project; assets: PlayAsset[]; frame: number};

/** How long the stage may take to load, which it does from this site. */
const LOADING_MS = 20_000;
/** A stage sends two messages for each frame that it plays; code that sends many more is stopped. */
const MOST_MESSAGES = 1000;
const WINDOW_MS = 1000;
/**
 * How long to wait after a frame that hangs is removed. While its process still lives, the browser gives that process
 * to the next frame of the same address, which then hangs as well; Chromium ends it within a second.
 */
const PROCESS_END_MS = 1000;

/**
 * The frame in which the code of a project runs. It has an origin of its own and may run scripts, nothing else.
 * When it hangs, floods the page with messages or is led elsewhere, it is removed and made again, empty; `run` fills it.
 */
export class StageHost {
  readonly #container: HTMLElement;
  readonly #onMessage: (message: StageMessage) => void;
  readonly #src: string;
  readonly #watchdog: Watchdog;
  #frame: HTMLIFrameElement | undefined;
  #ready: Promise<void> = Promise.resolve();
  #becomeReady: () => void = () => undefined;
  #isReady = false;
  #loading = 0;
  #starting = 0;
  #lastId = 0;
  #sent = new Map<string, Blob>();
  #received = {since: 0, count: 0};
  /** What holds for every run; a new stage is told again. */
  readonly #settings = new Map<ToStage['type'], ToStage>();

  /**
   * @param container element that the frame fills
   * @param onMessage called with what the stage says, once it has been checked
   */
  constructor(container: HTMLElement, onMessage: (message: StageMessage) => void, src = __webpack_public_path__ + STAGE_FILE) {
    this.#container = container;
    this.#onMessage = onMessage;
    this.#src = src;
    this.#watchdog = new Watchdog(
      (n) => this.#post({type: 'ping', n}),
      (seconds) => this.#restart({type: 'hang', seconds}, PROCESS_END_MS),
    );
    window.addEventListener('message', this.#receive);
    this.#expect();
    this.#start();
  }

  /**
   * Runs compiled code; the newest run counts.
   * @returns the number of the run, which its messages carry
   */
  async run({modules, imports, project, assets, frame}: RunRequest): Promise<number> {
    const id = ++this.#lastId;
    await this.#ready;
    const added = assets.filter(({name, blob}) => this.#sent.get(name) !== blob);
    const buffers = await Promise.all(added.map(async ({name, type, blob}): Promise<StageAsset> => ({name, type, buffer: await blob.arrayBuffer()})));
    if (id !== this.#lastId || !this.#isReady) return id;
    this.#sent = new Map(assets.map(({name, blob}) => [name, blob]));
    const {entry, exportName, size, props} = project;
    const message: ToStage = {
      type: 'run',
      id,
      modules,
      imports,
      entry,
      exportName,
      size,
      props,
      assets: buffers,
      assetNames: assets.map(({name}) => name),
      frame,
    };
    this.#post(
      message,
      buffers.map(({buffer}) => buffer),
    );
    return id;
  }

  readonly seek = (frame: number): void => this.#post({type: 'seek', frame});
  readonly play = (): void => this.#post({type: 'play'});
  readonly pause = (): void => this.#post({type: 'pause'});
  readonly setMuted = (muted: boolean): void => this.#set({type: 'volume', muted});
  readonly setLoop = (loop: boolean): void => this.#set({type: 'loop', loop});
  readonly setSpeed = (rate: number): void => this.#set({type: 'speed', rate});
  /** A run brings its own props and size; these change those of the last one. */
  readonly setProps = (props: Record<string, unknown>): void => this.#post({type: 'props', props});
  readonly setSize = (size: Size): void => this.#post({type: 'size', size});

  /** Removes the frame; the host is of no further use. */
  dispose(): void {
    window.removeEventListener('message', this.#receive);
    this.#stop();
  }

  /** Runs wait from here on until the next frame is ready. */
  #expect(): void {
    this.#isReady = false;
    this.#ready = new Promise((resolve) => (this.#becomeReady = resolve));
  }

  #start(): void {
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.allow = 'autoplay';
    frame.title = 'Picture of the composition';
    frame.src = this.#src;
    this.#frame = frame;
    this.#sent.clear();
    this.#received = {since: 0, count: 0};
    let documents = 0;
    frame.addEventListener('load', () => {
      if (++documents > 1) this.#restart(this.#complaint('The code led the stage to another address, so it was started again.'));
    });
    this.#loading = window.setTimeout(() => {
      const message = 'The stage could not be loaded, so nothing can be shown. Check your connection and load the page again.';
      this.#onMessage({type: 'unavailable', message});
    }, LOADING_MS);
    this.#container.append(frame);
  }

  #stop(): void {
    window.clearTimeout(this.#loading);
    window.clearTimeout(this.#starting);
    this.#watchdog.stop();
    if (this.#isReady) this.#expect();
    this.#frame?.remove();
    this.#frame = undefined;
  }

  #restart(reason: StageMessage, delay = 0): void {
    this.#stop();
    this.#starting = window.setTimeout(() => this.#start(), delay);
    this.#onMessage(reason);
  }

  #complaint(message: string): StageMessage {
    return {type: 'error', id: this.#lastId, phase: 'load', message, file: null, line: null, column: null, frame: null};
  }

  #post(message: ToStage, transfer: Transferable[] = []): void {
    // The origin of the frame is opaque, so that it cannot be named.
    if (this.#isReady) this.#frame?.contentWindow?.postMessage(message, '*', transfer);
  }

  #set(message: ToStage): void {
    this.#settings.set(message.type, message);
    this.#post(message);
  }

  readonly #receive = ({source, data}: MessageEvent<unknown>): void => {
    if (!this.#frame || source !== this.#frame.contentWindow) return;
    if (this.#isFlood()) {
      this.#restart(this.#complaint(`The code sent more than ${MOST_MESSAGES.toLocaleString('en-US')} messages within a second and was stopped.`));
      return;
    }
    const message = readMessage(data);
    if (message?.type === 'pong') this.#watchdog.heard(message.n);
    else if (message?.type === 'ready') this.#begin();
    else if (message && this.#isReady) this.#onMessage(message);
  };

  #begin(): void {
    if (this.#isReady) return;
    window.clearTimeout(this.#loading);
    this.#isReady = true;
    for (const message of this.#settings.values()) this.#post(message);
    this.#watchdog.start();
    this.#onMessage({type: 'ready'});
    this.#becomeReady();
  }

  #isFlood(): boolean {
    const now = performance.now();
    if (now - this.#received.since > WINDOW_MS) this.#received = {since: now, count: 0};
    return ++this.#received.count > MOST_MESSAGES;
  }
}

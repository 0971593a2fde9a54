import type {PlayFile} from '../project';
import type {Compiled} from './compile';

/** Far more than any project takes; whoever waits longer has met a fault of the compiler. */
const PATIENCE_MS = 8000;

type Pending = {resolve: (compiled: Compiled) => void; timer: ReturnType<typeof setTimeout>};

let worker: Worker | undefined;
let lastId = 0;
const pending = new Map<number, Pending>();

/**
 * Compiles the files of a project in a worker.
 * @returns modules for the stage, or what is wrong with the code
 * @throws Error when this browser cannot run the compiler
 */
export function compile(files: PlayFile[]): Promise<Compiled> {
  return new Promise((resolve, reject) => {
    try {
      worker ??= start();
    } catch {
      reject(new Error('This browser cannot run the compiler, since it has no workers or forbids them.'));
      return;
    }
    const id = ++lastId;
    const timer = setTimeout(() => stop(`The compiler was stopped: it took more than ${PATIENCE_MS / 1000} seconds for this code.`), PATIENCE_MS);
    pending.set(id, {resolve, timer});
    worker.postMessage({id, files: files.map(({name, code}) => ({name, code}))});
  });
}

/** Loads the compiler before it is needed. Where it cannot be, the first compilation says so. */
export function loadCompiler(): void {
  try {
    worker ??= start();
  } catch {
    // A later compilation meets the same, and tells the reader.
  }
}

function start(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url));
  started.addEventListener('message', ({data: {id, compiled}}: MessageEvent<{id: number; compiled: Compiled}>) => {
    const request = pending.get(id);
    pending.delete(id);
    clearTimeout(request?.timer);
    request?.resolve(compiled);
  });
  started.addEventListener('error', (event) => stop(`The compiler could not be loaded. ${event.message || 'Check your connection and try again.'}`));
  return started;
}

/** Ends the worker and answers all who wait; the next request starts another one. */
function stop(message: string): void {
  worker?.terminate();
  worker = undefined;
  for (const {resolve, timer} of pending.values()) {
    clearTimeout(timer);
    resolve({modules: [], errors: [{file: null, line: null, column: null, message}], imports: []});
  }
  pending.clear();
}

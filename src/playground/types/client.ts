import type {PlayFile} from '../project';
import {
  TYPES_FILE,
  type Answers,
  type Completions,
  type Diagnostic,
  type FromWorker,
  type Hover,
  type Question,
  type ToWorker,
  type TypesFiles,
} from './messages';

/** A slow connection takes a while for a megabyte; one that takes longer has failed. */
const LOADING_MS = 90_000;
/** Checking a project the first time takes seconds on a slow phone; whoever waits longer has met a type without end. */
const ANSWER_MS = 20_000;

/** Types are not there: the message says why, for the reader. */
export class TypesError extends Error {}

export type TypesClient = {
  /** Loads TypeScript and the declarations, once. Rejects with a TypesError when they cannot be had; the next call tries again. */
  load(): Promise<void>;
  readonly isLoaded: boolean;
  diagnostics(files: PlayFile[]): Promise<Diagnostic[]>;
  hover(files: PlayFile[], file: string, offset: number): Promise<Hover | null>;
  complete(files: PlayFile[], file: string, offset: number): Promise<Completions | null>;
  /** The type and the documentation of a name that completion offers. */
  details(files: PlayFile[], file: string, offset: number, name: string): Promise<string>;
  /** Ends the worker. */
  dispose(): void;
};

type Pending = {resolve: (answer: never) => void; reject: (error: Error) => void; timer: ReturnType<typeof setTimeout>};

/**
 * Asks TypeScript in a worker, which is loaded when the first question is asked.
 * @param base full URL of the site's root, with a trailing slash
 */
export function typesClient(base: string): TypesClient {
  const pending = new Map<number, Pending>();
  let lastId = 0;
  let worker: Worker | undefined;
  let loading: Promise<Worker> | undefined;

  const end = (error: Error) => {
    worker?.terminate();
    worker = undefined;
    loading = undefined;
    for (const {reject, timer} of pending.values()) {
      clearTimeout(timer);
      reject(error);
    }
    pending.clear();
  };
  const listen = ({data}: MessageEvent<FromWorker>) => {
    if (data.type !== 'answer' && data.type !== 'error') return;
    const request = pending.get(data.id);
    pending.delete(data.id);
    clearTimeout(request?.timer);
    if (data.type === 'answer') request?.resolve(data.answer as never);
    else request?.reject(new TypesError(`Types are not known here: ${data.message}`));
  };
  const start = () =>
    (loading ??= startWorker(base).then(
      (started) => {
        worker = started;
        started.addEventListener('message', listen);
        started.addEventListener('error', (event) => end(new TypesError(`Types stopped: ${event.message || 'the worker crashed'}.`)));
        return started;
      },
      (error: unknown) => {
        loading = undefined;
        throw new TypesError(`Types could not be loaded: ${error instanceof Error ? error.message : String(error)}.`);
      },
    ));
  const ask = async <Name extends keyof Answers>(question: Question & {ask: Name}): Promise<Answers[Name]> => {
    const started = await start();
    return new Promise((resolve, reject) => {
      const id = ++lastId;
      const timer = setTimeout(() => end(new TypesError(`Types were stopped: they took more than ${ANSWER_MS / 1000} seconds for this code.`)), ANSWER_MS);
      pending.set(id, {resolve, reject, timer});
      started.postMessage({id, question} satisfies ToWorker);
    });
  };
  return {
    load: async () => void (await start()),
    get isLoaded() {
      return worker !== undefined;
    },
    diagnostics: (files) => ask({ask: 'diagnostics', files}),
    hover: (files, file, offset) => ask({ask: 'hover', files, file, offset}),
    complete: (files, file, offset) => ask({ask: 'complete', files, file, offset}),
    details: (files, file, offset, name) => ask({ask: 'details', files, file, offset, name}),
    dispose: () => end(new TypesError('The editor was closed.')),
  };
}

/** A worker that has its declarations. */
async function startWorker(base: string): Promise<Worker> {
  const files = await whereTheyAre(base);
  return new Promise((resolve, reject) => {
    const worker = new Worker(base + files.worker);
    const fail = (message: string) => {
      clearTimeout(timer);
      worker.terminate();
      reject(new Error(message));
    };
    const timer = setTimeout(() => fail(`they took more than ${LOADING_MS / 1000} seconds`), LOADING_MS);
    worker.addEventListener('error', (event) => fail(event.message || 'the script of the worker could not be fetched'), {once: true});
    worker.addEventListener('message', ({data}: MessageEvent<FromWorker>) => {
      if (data.type === 'failed') return fail(data.message);
      if (data.type !== 'ready') return;
      clearTimeout(timer);
      resolve(worker);
    });
    worker.postMessage({pack: base + files.pack} satisfies ToWorker);
  });
}

/** Asked for each time, since a new build has other names. */
async function whereTheyAre(base: string): Promise<TypesFiles> {
  const response = await fetch(base + TYPES_FILE);
  if (!response.ok) throw new Error(`the server answered ${response.status} for ${TYPES_FILE}`);
  return (await response.json()) as TypesFiles;
}

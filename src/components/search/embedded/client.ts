import {SearchError} from '../search-error';
import type {SearchAnswer, SearchClient} from '../types';
import type {Question, Reply} from './messages';

type PendingRequest = {resolve: (answer: SearchAnswer) => void; reject: (error: Error) => void};

/**
 * Searches the site's own index in a worker.
 * @param folder full URL of the index's folder, with a trailing slash
 */
export function embeddedClient(folder: string): SearchClient {
  const pending = new Map<number, PendingRequest>();
  let worker: Worker | undefined;
  let lastId = 0;

  const start = () => {
    const started = startWorker();
    started.addEventListener('message', ({data}: MessageEvent<Reply>) => {
      const request = pending.get(data.id);
      pending.delete(data.id);
      if ('answer' in data) request?.resolve(data.answer);
      else request?.reject(new SearchError(data.reason, data.message));
    });
    // The worker script could not be fetched or run: the next search tries again.
    started.addEventListener('error', (event) => {
      worker = undefined;
      for (const {reject} of pending.values()) reject(new SearchError('unreachable', event.message || 'The worker could not be loaded.'));
      pending.clear();
    });
    return started;
  };
  const ask = (question: Question) => (worker ??= start()).postMessage(question);

  return {
    preload: (request) => {
      try {
        ask({folder, request: {...request, query: '', page: 0, hitsPerPage: 0}});
      } catch {
        // The first search says so.
      }
    },
    search: (request) =>
      new Promise((resolve, reject) => {
        const id = ++lastId;
        ask({folder, request, id});
        pending.set(id, {resolve, reject});
      }),
  };
}

/** Old browsers have no workers, and some policies forbid them. */
function startWorker(): Worker {
  try {
    return new Worker(new URL('./worker.ts', import.meta.url));
  } catch (error) {
    throw new SearchError('no-worker', String(error));
  }
}

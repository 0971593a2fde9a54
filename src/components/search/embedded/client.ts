import type {SearchAnswer, SearchClient} from '../types';
import type {Question, Reply} from './messages';

type Waiting = {resolve: (answer: SearchAnswer) => void; reject: (error: Error) => void};

/**
 * Searches the site's own index in a worker.
 * @param folder full URL of the index's folder, with a trailing slash
 */
export function embeddedClient(folder: string): SearchClient {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastId = 0;

  const start = () => {
    const started = new Worker(new URL('./worker.ts', import.meta.url));
    started.addEventListener('message', ({data}: MessageEvent<Reply>) => {
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if ('answer' in data) asked?.resolve(data.answer);
      else asked?.reject(new Error(data.error));
    });
    // The worker script could not be fetched or run: the next search tries again.
    started.addEventListener('error', (event) => {
      worker = undefined;
      for (const {reject} of waiting.values()) reject(new Error(event.message || 'The search could not be started.'));
      waiting.clear();
    });
    return started;
  };
  const ask = (question: Question) => (worker ??= start()).postMessage(question);

  return {
    preload: (request) => ask({folder, request: {...request, query: '', page: 0, hitsPerPage: 0}}),
    search: (request) =>
      new Promise((resolve, reject) => {
        const id = ++lastId;
        waiting.set(id, {resolve, reject});
        ask({folder, request, id});
      }),
  };
}

import {reasonOf} from '../search-error';
import {createEngine, type Engine} from './engine';
import type {Question, Reply} from './messages';

let engine: Engine | undefined;

// Searches off the main thread, so that typing is never held up.
self.addEventListener('message', ({data: {folder, request, id}}: MessageEvent<Question>) => {
  engine ??= createEngine(folder);
  if (id === undefined) {
    engine.preload(request).catch(() => undefined);
    return;
  }
  const reply = (message: Reply) => self.postMessage(message);
  engine.search(request).then(
    (answer) => reply({id, answer}),
    (error: unknown) => reply({id, reason: reasonOf(error), message: String(error)}),
  );
});

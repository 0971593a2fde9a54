import {openTypes} from './answer';
import type {FromWorker, Question, ToWorker, TypesPack} from './messages';

/** TypeScript, for the playground. Built on its own by plugins/playground/types-worker.ts, since the site's bundler has no use for 9 MB of it. */
let answer: ((question: Question) => unknown) | undefined;

const say = (message: FromWorker) => self.postMessage(message);

self.addEventListener('message', ({data}: MessageEvent<ToWorker>) => {
  if ('pack' in data) void load(data.pack);
  else respond(data.id, data.question);
});

async function load(address: string): Promise<void> {
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`the server answered ${response.status} for ${address}`);
    answer = openTypes((await response.json()) as TypesPack);
    say({type: 'ready'});
  } catch (error) {
    say({type: 'failed', message: error instanceof Error ? error.message : String(error)});
  }
}

function respond(id: number, question: Question): void {
  try {
    if (!answer) throw new Error('the declarations are not loaded yet');
    say({type: 'answer', id, answer: answer(question) as never});
  } catch (error) {
    say({type: 'error', id, message: error instanceof Error ? error.message : String(error)});
  }
}

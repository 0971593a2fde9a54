import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {report} from '@site/src/lib/report';
import {showNotice} from '@site/src/lib/notice';

// Variables that the bundler documents as open to change: what loads a chunk, and what names its script.
declare let __webpack_chunk_load__: (chunk: string) => Promise<unknown>;
declare let __webpack_get_script_filename__: (chunk: string) => string;

let hasStarted = false;

/** Requests of the first page that wait for the reader to press Retry. */
let waiting: (() => void)[] = [];

/** Says that the files of the first page did not load, and resolves when the reader asks for them again. */
function askReader(error: unknown): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length > 1) return;
    showNotice({
      text: 'You can read this page, but its search, menus and demos did not start.',
      label: 'Retry',
      act: () => {
        const all = waiting;
        waiting = [];
        all.forEach((retry) => retry());
      },
      detail: String(error),
    });
  });
}

/** Starting takes long enough: the files of the first page are asked for in a task of their own, so that the page can answer in between. A timer would be late in a background tab. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/**
 * A file that fails is fetched again once, under another address, since an error may have been stored under its own. The framework cannot start
 * without the files of the first page and never asks for them twice, so until then a request stays open until the reader has had it repeated with success.
 */
function loadAgain(): void {
  const load = __webpack_chunk_load__;
  const nameOf = __webpack_get_script_filename__;
  const failures = new Map<string, number>();
  const started = nextTask();
  const attempt = (chunk: string) =>
    started
      .then(() => load(chunk))
      .catch((error: unknown) => {
        failures.set(chunk, (failures.get(chunk) ?? 0) + 1);
        throw error;
      });
  const insist = (chunk: string): Promise<unknown> =>
    attempt(chunk)
      .catch(() => attempt(chunk))
      .catch((error: unknown) => {
        report('file', String(error));
        if (hasStarted) throw error;
        return askReader(error).then(() => insist(chunk));
      });
  __webpack_chunk_load__ = insist;
  __webpack_get_script_filename__ = (chunk) => nameOf(chunk) + (failures.has(chunk) ? `?again=${failures.get(chunk)}` : '');
}

if (ExecutionEnvironment.canUseDOM) loadAgain();

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  hasStarted = true;
};

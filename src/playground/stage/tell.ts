import type {FromStage, LogLevel} from '../protocol';
import {describe} from './errors';

/** The origin of the site; that of this document is opaque. */
export const PAGE_ORIGIN = new URL(document.baseURI).origin;

/** Sends a message to the page. */
export const tell = (message: FromStage): void => parent.postMessage(message, PAGE_ORIGIN);

const LEVELS: LogLevel[] = ['log', 'info', 'warn', 'error', 'debug'];
const MOST_LINES = 40;
const WINDOW_MS = 1000;
const MOST_TEXT = 1000;

/** Passes on what code logs, up to a number of lines each second; the browser’s console gets the same. */
export function passOnLogs(): void {
  let began = 0;
  let lines = 0;
  const clock = performance.now.bind(performance);
  for (const level of LEVELS) {
    const original = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      const now = clock();
      if (now - began > WINDOW_MS) [began, lines] = [now, 0];
      if (++lines > MOST_LINES) return;
      original(...values);
      const text = lines === MOST_LINES ? 'More lines were logged within this second; they are left out.' : values.map(describe).join(' ').slice(0, MOST_TEXT);
      tell({type: 'log', level, text});
    };
  }
}

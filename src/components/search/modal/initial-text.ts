import {MAX_QUERY_LENGTH} from '@site/src/search/limits';

/** What the field holds at first: what was typed to open it or, failing that, what is selected on the page, such as an error message. */
export const initialText = (typed: string): string =>
  (
    typed ||
    (window
      .getSelection()
      ?.toString()
      .replace(/[\r\n]/g, '') ??
      '')
  ).slice(0, MAX_QUERY_LENGTH);

import {twinPath} from '@site/src/lib/twin-path';

export const COPY_MESSAGES = {
  copied: 'Copied',
  refused: 'Copying was not allowed by the browser.',
  missing: 'The Markdown of this page could not be loaded.',
} as const;

export type CopyResult = keyof typeof COPY_MESSAGES;

/** Copies the Markdown of a page, which the build has written beside it. */
export async function copyTwin(pathname: string): Promise<CopyResult> {
  // Pages not served over HTTPS have no clipboard at all.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard) return 'refused';
  let isMissing = false;
  const text = fetch(twinPath(pathname)).then(
    (response) => {
      isMissing = !response.ok;
      return isMissing ? Promise.reject(new Error(String(response.status))) : response.text();
    },
    (error: Error) => {
      isMissing = true;
      throw error;
    },
  );
  try {
    // Safari forgets that a button was pressed while the file loads, unless it is given a promise for the text.
    if (typeof ClipboardItem === 'undefined') await clipboard.writeText(await text);
    else await clipboard.write([new ClipboardItem({'text/plain': text.then((words) => new Blob([words], {type: 'text/plain'}))})]);
    return 'copied';
  } catch {
    // The browser may refuse before the file has arrived, or failed to.
    await text.catch(() => undefined);
    return isMissing ? 'missing' : 'refused';
  }
}

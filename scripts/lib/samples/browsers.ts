import type {Browser} from '@playwright/test';
import type {openBrowser} from '@remotion/renderer';

/** How long a sample may take, in milliseconds. */
export const TIMEOUT = 20_000;

/** Where samples are served, and the browsers that carry them out: the renderer's own, and one for pages of an app. */
export type Stage = {origin: string; executable: string; renderer: Awaited<ReturnType<typeof openBrowser>>; pages: Browser};

/**
 * What says nothing about a sample: React's addition to an error that it has caught, its complaint about props that the toolkit's own `<Video>` and `<Audio>`
 * pass on to their elements, and what the browser prints when it collects garbage, which can be long after the sample.
 */
const NO_FAULT =
  /^The above error occurred|^(Unknown event handler property|React does not recognize).*(onVideoFrame|useWebAudioApi)|^A VideoFrame was garbage collected/;

/** What was printed as an error, without the marks of its format. */
export function inWords(text: string): string[] {
  const plain = text
    .replace(/%[osc]/g, '')
    .replace(/JSHandle@\w+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return plain === '' || NO_FAULT.test(plain) ? [] : [plain];
}

/** What the functions of the renderer need for a sample. */
export const optionsFor = (sample: string, {origin, executable, renderer}: Stage, errors: string[], onPrinted?: (text: string) => void) => ({
  serveUrl: origin,
  puppeteerInstance: renderer,
  browserExecutable: executable,
  envVariables: {SAMPLE: sample},
  timeoutInMilliseconds: TIMEOUT,
  logLevel: 'error' as const,
  onBrowserLog: ({type, text}: {type: string; text: string}) => {
    if (type === 'error') errors.push(...inWords(text));
    else onPrinted?.(text);
  },
});

import type {ConsoleMessage, Page, Request} from '@playwright/test';

/** Records what a page complains about until it is stopped: errors and warnings, and requests to other origins than these. */
export function watch(page: Page, origins: string[], expected: RegExp[]) {
  const complaints: string[] = [];
  const complain = (message: string) => {
    if (!expected.some((pattern) => pattern.test(message))) complaints.push(message);
  };
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error' || message.type() === 'warning') complain(`console ${message.type()}: ${message.text()}`);
  };
  const onPageError = (error: Error) => complain(`page error: ${error.message}`);
  const onRequest = (request: Request) => {
    const url = request.url();
    if (!['data:', 'blob:', ...origins].some((start) => url.startsWith(start))) complain(`request to another origin: ${url}`);
  };
  page.on('console', onConsole).on('pageerror', onPageError).on('request', onRequest);
  const stop = () => void page.off('console', onConsole).off('pageerror', onPageError).off('request', onRequest);
  return {page, complaints, stop};
}

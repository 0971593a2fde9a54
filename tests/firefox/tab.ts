import type {Browser, Page} from './puppeteer';

/** Only what never comes takes this long, on a busy machine, too. */
const PATIENCE = {timeout: 30_000};

export type Tab = {
  page: Page;
  /** What the page has complained about so far. */
  complaints: string[];
  /** Opens a path and waits until React has taken the page over; returns the status of the answer. */
  visit: (path: string) => Promise<number | undefined>;
  /** Waits until something holds in the page. */
  until: <Args extends unknown[]>(what: string, holds: (...args: Args) => unknown, ...args: Args) => Promise<void>;
  close: () => Promise<void>;
};

/** A violation of the policy is not a message of the console for WebDriver BiDi, so each page says it there. */
function tellViolations(): void {
  document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) => console.error(`policy: ${violatedDirective} ${blockedURI}`));
}

/** A tab of its own storage, whose page is watched: errors and warnings, files that are missing, requests to other sites. */
export async function openTab(browser: Browser, origin: string, size = {width: 1280, height: 800}): Promise<Tab> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(size);
  page.setDefaultTimeout(PATIENCE.timeout);
  await page.evaluateOnNewDocument(tellViolations);
  const complaints: string[] = [];
  let address = '';
  page.on('console', (message) => {
    if (/^(error|warn)/.test(message.type())) complaints.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`error: ${error instanceof Error ? error.message : String(error)}`));
  page.on('request', (request) => {
    if (!['data:', 'blob:', 'about:', origin].some((start) => request.url().startsWith(start))) complaints.push(`another site: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && response.url() !== address) complaints.push(`status ${response.status()}: ${response.url()}`);
  });
  const until: Tab['until'] = async (what, holds, ...args) => {
    try {
      await page.waitForFunction(holds, PATIENCE, ...args);
    } catch {
      throw new Error(`${what} did not happen on ${page.url()}`);
    }
  };
  return {
    page,
    complaints,
    until,
    visit: async (path) => {
      address = origin + path;
      const response = await page.goto(address);
      await until('React taking over', () => document.documentElement.dataset.hasHydrated === 'true');
      return response?.status();
    },
    close: () => context.close(),
  };
}

/** Selects an element by what a reader would call it. */
export const named = (role: string, name: string): string => `::-p-aria([name="${name}"][role="${role}"])`;

import {tools} from './tools';

/** The part of puppeteer-core that the tests use; its own types are not installed with the site. */
export type Page = {
  goto(url: string): Promise<{status(): number} | null>;
  reload(): Promise<unknown>;
  url(): string;
  setViewport(size: {width: number; height: number}): Promise<void>;
  evaluate<Result, Args extends unknown[]>(run: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>;
  evaluateOnNewDocument(run: () => void): Promise<unknown>;
  waitForFunction<Args extends unknown[]>(run: (...args: Args) => unknown, options: {timeout: number}, ...args: Args): Promise<unknown>;
  locator(selector: string): {click(): Promise<void>; hover(): Promise<void>};
  keyboard: {press(key: string): Promise<void>; type(text: string): Promise<void>; down(key: string): Promise<void>; up(key: string): Promise<void>};
  frames(): {name(): string; url(): string; evaluate<Result>(run: () => Result): Promise<Awaited<Result>>}[];
  on(event: 'console', listen: (message: {type(): string; text(): string}) => void): void;
  on(event: 'pageerror', listen: (error: unknown) => void): void;
  on(event: 'request', listen: (request: {url(): string}) => void): void;
  on(event: 'response', listen: (response: {url(): string; status(): number}) => void): void;
  setDefaultTimeout(milliseconds: number): void;
};

type Context = {newPage(): Promise<Page>; close(): Promise<void>};
export type Browser = {createBrowserContext(): Promise<Context>; version(): Promise<string>; close(): Promise<void>};

type Puppeteer = {default: {launch(options: {browser: 'firefox'; executablePath: string; headless: boolean}): Promise<Browser>}};

/** Starts a Firefox without a window, and talks to it by WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Browser> {
  tools.install();
  const puppeteer = await tools.load<Puppeteer>('puppeteer-core');
  return puppeteer.default.launch({browser: 'firefox', executablePath, headless: true});
}

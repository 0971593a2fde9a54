import type {Page} from '@playwright/test';

const SKIP_LINK = 'Skip to main content';

/** Gives each element that the Tab key should reach a name of its own, and returns the names in their order. */
export const tabbable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** What a reader presses or fills in. */
    const PRESSED = 'a[href], button, input, select, textarea, summary';
    /** What is reached otherwise: by arrow keys, by the button before a file field, by the logo of the navbar. */
    const OTHERWISE = '[role="tab"], [role="option"], [data-tile], input[type="file"], [class*="sidebarLogo"], [aria-hidden="true"]';
    const candidates = [...document.querySelectorAll<HTMLElement>(`${PRESSED}, [tabindex], [contenteditable="true"]`)];
    /** Of radio buttons that belong together, one is a stop. */
    const isStopOfGroup = (element: HTMLElement) =>
      !(element instanceof HTMLInputElement) ||
      element.type !== 'radio' ||
      element.checked ||
      candidates.find((other) => other instanceof HTMLInputElement && other.name === element.name) === element;
    const isReachable = (element: HTMLElement) =>
      (element.tabIndex >= 0 || (element.matches(PRESSED) && !element.closest(OTHERWISE))) &&
      !element.matches(':disabled') &&
      !element.closest('[inert]') &&
      element.checkVisibility({visibilityProperty: true}) &&
      isStopOfGroup(element);
    return candidates.filter(isReachable).map((element, index) => {
      const words = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
      return (element.dataset.stop = `${index} ${element.localName} ${words}`);
    });
  });

/** Presses between two looks at the page, which take longer than the presses. */
const AT_ONCE = 20;

/** From here on, the page notes where the focus stops; the first stop is the link that skips to the content. */
const startNoting = (page: Page) =>
  page.evaluate((skipLink) => {
    const noted: string[] = [];
    const note = ({target}: {target: EventTarget | null}) => {
      if (target instanceof HTMLElement) noted.push(target.dataset.stop ?? target.outerHTML.slice(0, 80));
    };
    document.addEventListener('focusin', note);
    Object.assign(window, {noted, stopNoting: () => document.removeEventListener('focusin', note)});
    [...document.querySelectorAll('a')].find(({textContent}) => textContent === skipLink)?.focus();
  }, SKIP_LINK);

const noted = (page: Page) => page.evaluate(() => (window as unknown as {noted: string[]}).noted);
const stopNoting = (page: Page) => page.evaluate(() => (window as unknown as {stopNoting: () => void}).stopNoting());

/** Whether the focus is in the code editor, where the Tab key indents until Escape has been pressed. */
const isInEditor = (page: Page) => page.evaluate(() => document.activeElement instanceof HTMLElement && 'editor' in document.activeElement.dataset);

/** Presses a key until the focus is back where it began, or too often. */
export async function walk(page: Page, key: string, limit: number): Promise<{stops: string[]; isBack: boolean}> {
  const hasEditor = (await page.locator('[data-editor]').count()) > 0;
  await startNoting(page);
  for (let pressed = 0; pressed < limit;) {
    if (hasEditor && (await isInEditor(page))) await page.keyboard.press('Escape');
    for (const end = pressed + (hasEditor ? 1 : AT_ONCE); pressed < end; pressed++) await page.keyboard.press(key);
    const [start, ...others] = await noted(page);
    if (start !== undefined && others.includes(start)) break;
  }
  const stops = await noted(page);
  await stopNoting(page);
  return {stops, isBack: stops.lastIndexOf(stops[0] ?? '') > 0};
}

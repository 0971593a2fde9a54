import type {Locator, Page} from '@playwright/test';
import type {Area} from './picture';

/** Waits until the composition is ready, and goes to a frame of it. */
export async function openFrame(page: Page, frame: number): Promise<void> {
  await page.getByTitle('Jump to beginning').waitFor();
  await page.keyboard.press('g');
  const field = page.locator('input:focus');
  await field.fill(String(frame));
  await field.press('Enter');
  await page.getByRole('button', {name: String(frame), exact: true}).waitFor();
}

/** Opens the sidebar with the form for the props, which a window of this width hides at first. */
export async function openProps(page: Page): Promise<void> {
  await page.getByTitle('Jump to beginning').waitFor();
  if (!(await page.getByText('Props', {exact: true}).isVisible())) await page.keyboard.press('Control+j');
  await page.getByText('title:', {exact: true}).waitFor();
}

/** Opens the dialog in which a render is set up. */
export async function openRender(page: Page, section?: string, kind?: string): Promise<void> {
  await page.locator('#render-modal-button').click();
  await dialog(page).getByText('General', {exact: true}).waitFor();
  // A kind and a section have the same name; the kinds come first.
  if (kind) await dialog(page).getByText(kind, {exact: true}).first().click();
  if (section) await dialog(page).getByText(section, {exact: true}).last().click();
}

/** The rectangle around some elements, with a margin in pixels. */
export async function around(elements: Locator[], margin: number): Promise<Area> {
  const boxes = await Promise.all(elements.map((element) => element.boundingBox()));
  const found = boxes.flatMap((box) => (box ? [box] : []));
  if (found.length < elements.length) throw new Error('An element that the picture is cut to cannot be seen.');
  const left = Math.min(...found.map(({x}) => x)) - margin;
  const top = Math.min(...found.map(({y}) => y)) - margin;
  const right = Math.max(...found.map(({x, width}) => x + width)) + margin;
  const bottom = Math.max(...found.map(({y, height}) => y + height)) + margin;
  return {x: Math.max(0, left), y: Math.max(0, top), width: right - Math.max(0, left), height: bottom - Math.max(0, top)};
}

/** The dialog that is open. */
export const dialog = (page: Page): Locator => page.locator('div[style*="box-shadow: black"]').last();

/** The dialog alone. */
export const openDialog = (page: Page): Promise<Area> => around([dialog(page)], 0);

/** Presses keys, and waits until a text is seen. */
export async function press(page: Page, keys: string, text: string | RegExp): Promise<void> {
  await page.getByTitle('Jump to beginning').waitFor();
  await page.keyboard.press(keys);
  await page.getByText(text).first().waitFor();
}

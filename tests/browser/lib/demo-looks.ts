import type {Locator, Page} from '@playwright/test';
import {Internals} from 'remotion';
import sharp from 'sharp';

/** Side of the squares that are compared, in pixels: letters and edges, which move by a fraction of a pixel with the size of the picture, even out within one. */
const SQUARE = 24;
const CHANNELS = 3;

const liveIn = (demo: Locator) => demo.locator('[data-painted="true"]');

/** The rules that the toolkit itself gives to the page of a render. */
const OF_A_RENDER = Internals.CSSUtils.makeDefaultPreviewCSS(null, 'white');

/**
 * What the page's styles change in a live composition. It is put a second time where only the toolkit's own rules apply and nothing is inherited, as in a render, and each element is compared with its copy.
 * @returns the elements that differ from their copies, with the properties
 */
export const foreignStyles = (demo: Locator): Promise<string[]> =>
  liveIn(demo).evaluate((live, rules) => {
    const {width, height} = live.getBoundingClientRect();
    const bare = document.createElement('div');
    bare.style.cssText = `all: initial; display: block; position: absolute; left: 0; top: 0; width: ${width}px; height: ${height}px`;
    const copy = live.cloneNode(true) as HTMLElement;
    Object.assign(copy.style, {display: 'block', position: 'absolute', inset: '0px', boxSizing: 'content-box', cursor: 'pointer', userSelect: 'none'});
    const shadow = bare.attachShadow({mode: 'open'});
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    shadow.adoptedStyleSheets = [sheet];
    shadow.append(copy);
    document.body.append(bare);
    const inside = (root: Element) => [root, ...root.querySelectorAll('*')].map((element) => [element, getComputedStyle(element)] as const);
    const copies = inside(copy);
    const found = inside(live).flatMap(([element, here], index) => {
      const alone = copies[index]?.[1];
      const names = [...here].filter((name) => !name.startsWith('--') && here.getPropertyValue(name) !== alone?.getPropertyValue(name));
      return names.map(
        (name) => `<${element.tagName.toLowerCase()}> ${name}: ${here.getPropertyValue(name)}, alone ${alone?.getPropertyValue(name) ?? 'missing'}`,
      );
    });
    bare.remove();
    return [...new Set(found)];
  }, OF_A_RENDER);

/** How far what a demo shows is from its poster: the largest average difference within a square, of 255. */
export async function distanceFromPoster(page: Page, demo: Locator): Promise<number> {
  const address = await demo.locator('img').first().getAttribute('src');
  const poster = await page.request.get(new URL(address ?? '', page.url()).href);
  if (!poster.ok()) throw new Error(`The poster ${poster.url()} was answered with ${poster.status()}.`);
  await liveIn(demo).evaluate(uncover);
  const seen = await liveIn(demo).screenshot();
  const {width = 0, height = 0} = await sharp(seen).metadata();
  const [shown, expected] = await Promise.all([seen, await poster.body()].map((picture) => pixelsOf(picture, width, height)));
  let largest = 0;
  for (let y = 0; y + SQUARE <= height; y += SQUARE)
    for (let x = 0; x + SQUARE <= width; x += SQUARE)
      for (let channel = 0; channel < CHANNELS; channel++) {
        const at = (y * width + x) * CHANNELS + channel;
        largest = Math.max(largest, Math.abs(averageFrom(shown!, at, width) - averageFrom(expected!, at, width)));
      }
  return largest;
}

/** Hides what lies over the page, such as the navbar: it would be in the picture. */
function uncover(live: Element): void {
  const over = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) => !live.contains(element) && /^(fixed|sticky)$/.test(getComputedStyle(element).position),
  );
  for (const element of over) element.style.visibility = 'hidden';
}

const pixelsOf = (picture: Buffer, width: number, height: number): Promise<Buffer> =>
  sharp(picture).flatten({background: 'white'}).resize(width, height, {fit: 'fill'}).raw().toBuffer();

/** The average of one channel in the square whose first value is there. */
function averageFrom(pixels: Buffer, first: number, width: number): number {
  let sum = 0;
  for (let row = 0; row < SQUARE; row++) for (let column = 0; column < SQUARE; column++) sum += pixels[first + (row * width + column) * CHANNELS] ?? 0;
  return sum / SQUARE ** 2;
}

import {expect, test, visit} from '../fixtures';

test.use({colorScheme: 'dark'});

test('Print: a page in dark mode is printed on white paper in dark ink, and is dark again afterward', {tag: ['@color.print', '@slow']}, async ({page}) => {
  for (const address of ['/docs/spring', '/']) {
    await visit(page, address);
    await page.evaluate(() => {
      const brightness = (color: string) => (color.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
      const look = () => [brightness(getComputedStyle(document.documentElement).backgroundColor), brightness(getComputedStyle(document.body).color)];
      Object.assign(window, {look, printed: undefined});
      window.addEventListener('beforeprint', () => Object.assign(window, {printed: look()}));
    });
    await page.pdf({printBackground: true});
    const [printed, after] = await page.evaluate(() => {
      const {printed, look} = window as unknown as {printed: number[]; look: () => number[]};
      return [printed, look()];
    });
    expect(printed?.[0], `${address} on paper`).toBeGreaterThan(700);
    expect(printed?.[1], `${address} in ink`).toBeLessThan(200);
    expect(after[0], `${address} on the screen afterward`).toBeLessThan(100);
  }
});

test('Print: headings stay with what follows them, and pictures and samples stay whole', {tag: '@look.paper'}, async ({page}) => {
  await visit(page, '/docs/sequence');
  await page.emulateMedia({media: 'print'});
  const divided = await page
    .locator('article figure')
    .evaluateAll((all: HTMLElement[]) => all.filter((figure) => getComputedStyle(figure).breakInside !== 'avoid').map(({className}) => className));
  expect(divided).toEqual([]);
  const alone = await page
    .locator('article :is(h1, h2, h3)')
    .evaluateAll((all: HTMLElement[]) => all.filter((heading) => getComputedStyle(heading).breakAfter !== 'avoid').map(({textContent}) => textContent));
  expect(alone).toEqual([]);
  expect(await page.locator('article figure').count()).toBeGreaterThan(10);
  await expect(page.getByRole('button', {name: 'Copy'})).toHaveCount(0);
});

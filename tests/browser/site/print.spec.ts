import {expect, test, visit} from '../fixtures';

test.use({colorScheme: 'dark'});

test('Print: a page in dark mode is printed on white paper in dark ink, and is dark again afterward', {tag: '@color.print'}, async ({page}) => {
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

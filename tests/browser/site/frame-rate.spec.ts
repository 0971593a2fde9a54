import {expect, test, visit} from '../fixtures';

for (const address of ['/docs/the-fundamentals', '/docs/use-video-config', '/docs/multiple-fps', '/docs/transitions/timings/'])
  test(`Frame rate: ${address} has the helper, which converts seconds and frames`, {tag: '@docs.frame-rate'}, async ({page}) => {
    await visit(page, address);
    await page.getByRole('textbox', {name: 'Frame rate'}).fill('24');
    await page.getByRole('textbox', {name: 'Time'}).fill('1.5');
    await expect(page.getByRole('textbox', {name: 'Length'})).toHaveValue('36');
    await page.getByRole('textbox', {name: 'Length'}).fill('12');
    await expect(page.getByRole('textbox', {name: 'Time'})).toHaveValue('0.5');
  });

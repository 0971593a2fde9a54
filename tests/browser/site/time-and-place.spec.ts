import type {Page} from '@playwright/test';
import {expect, test, visit} from '../fixtures';

const PAGES = ['/', '/blog', '/blog/4-0', '/blog/archive', '/experts/', '/templates/', '/showcase/', '/docs/sequence', '/success-stories/archive'];

const PLACES = [
  ['ar-EG', 'Pacific/Kiritimati', '1970-01-01T00:00:00Z'],
  ['th-TH-u-ca-buddhist', 'Pacific/Pago_Pago', '2099-12-31T23:59:59Z'],
  ['tr-TR', 'Asia/Kathmandu', '2026-03-29T01:59:59Z'],
] as const;

/** The dates that a page shows, as it was built. */
const builtTimes = async (page: Page, address: string) =>
  [...(await (await page.request.get(address)).text()).matchAll(/<time(?:[^>]*datetime=("?)([^">\s]+)\1)?[^>]*>([^<]*)</gi)].map(
    ([, , day = null, text]) => `${day} ${text}`,
  );

for (const [locale, timezoneId, time] of PLACES) {
  test.describe(() => {
    test.use({locale, timezoneId});

    test(`Clock and language: ${locale} in ${timezoneId} at ${time} change nothing that was built`, {tag: ['@pages.any-place', '@slow']}, async ({page}) => {
      await page.clock.setFixedTime(time);
      for (const address of PAGES) {
        await visit(page, address);
        await expect(page.getByRole('heading', {level: 1}), address).toHaveCount(1);
        const shown = await page.locator('time').evaluateAll((all) => all.map((each) => `${each.getAttribute('datetime')} ${each.textContent}`));
        expect(shown, address).toEqual(await builtTimes(page, address));
      }
      await visit(page, '/blog/archive');
      expect(await page.locator('time').count()).toBeGreaterThanOrEqual(23);
    });
  });
}

const CARDS = 'main ul > li > h2';

for (const [address, shuffled] of Object.entries({'/experts/': '/experts/', '/showcase/': '/showcase/?order=shuffled'})) {
  for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    test.describe(() => {
      test.use({timezoneId});

      test(
        `Clock and language: ${shuffled} in ${timezoneId} changes its order at midnight UTC, and nobody is lost`,
        {tag: ['@pages.any-place', '@slow']},
        async ({page}) => {
          const html = await (await page.request.get(address)).text();
          const [first = ''] = [...html.matchAll(/<h2[^>]*>(?:<a[^>]*>)?([^<]+)/g)].map(([, name = '']) => name);
          const orderAt = async (time: string) => {
            await page.clock.setFixedTime(time);
            await visit(page, shuffled);
            await page.waitForFunction(([cards, name]) => document.querySelector(cards)?.textContent !== name, [CARDS, first] as const);
            return page.locator(CARDS).allTextContents();
          };
          const morning = await orderAt('2025-08-01T00:00:01Z');
          const evening = await orderAt('2025-08-01T23:59:58Z');
          const tomorrow = await orderAt('2025-08-02T00:00:01Z');
          expect(morning).toEqual(evening);
          expect(evening).not.toEqual(tomorrow);
          expect(morning.toSorted()).toEqual(tomorrow.toSorted());
        },
      );
    });
  }
}

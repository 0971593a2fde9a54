import path from 'node:path';
import {axeViolations} from '../lib/axe';
import {LANDING_PAGES, looksOf, sitemapPaths} from '../../../scripts/lib/looks';
import {variedPages} from '../../../scripts/lib/varied-pages';
import {isLimited, todays} from '../lib/todays';
import {variantTags} from '../lib/variants';
import {expect, test, visit} from '../fixtures';

const BUILD = path.join(__dirname, '../../../build');
const addresses = sitemapPaths(BUILD);

/**
 * The landing pages, and today's part of the pages that together hold every kind of element; `npm run test:a11y` sets LOOK_AT to look at each page,
 * or at all of them in each mode and width. Where only pages have changed, these alone.
 */
const varied = () => [...new Set([...LANDING_PAGES, ...todays(variedPages(BUILD, addresses), (address) => address)])];
const changed = () => todays(addresses, (address) => address);
const extent = process.env.LOOK_AT;
const looks = looksOf(isLimited ? changed() : extent ? addresses : varied(), extent === 'all');

test('the sitemap holds the pages', {tag: '@a11y.axe'}, () => expect(addresses.length, `${addresses.length} pages`).toBeGreaterThanOrEqual(80));

test.describe.configure({mode: 'parallel'});

const isSame = (address: string) => (look: {address: string}) => look.address === address;

for (const [index, {address, colorScheme, width}] of looks.entries()) {
  const earlier = looks.slice(0, index).filter(isSame(address)).length;

  test.describe(() => {
    test.use({colorScheme, viewport: {width, height: 900}, reducedMotion: 'reduce', loadsAhead: false});

    test(`axe finds nothing on ${address} (${colorScheme}, ${width} px)`, {tag: variantTags(earlier, '@a11y.axe')}, async ({tab}) => {
      await visit(tab, address);
      expect(await axeViolations(tab)).toEqual([]);
    });
  });
}

import assert from 'node:assert/strict';
import path from 'node:path';
import {describe, test} from 'node:test';
import {axeViolations} from '../lib/axe';
import {looksOf, sitemapPaths} from '../../scripts/lib/looks';
import {site, visit} from '../lib/site';

const built = site();
const addresses = sitemapPaths(path.join(__dirname, '../../build'));

test('the sitemap holds the pages', () => assert.ok(addresses.length >= 80, `${addresses.length} pages`));

const looks = looksOf(addresses, process.env.LOOK_AT === 'all');
const nameOf = ({colorScheme, width}: (typeof looks)[number]) => `${colorScheme}, ${width} px`;

// Pages of the same mode and width share a tab, one after another; two tabs run at a time.
describe('axe finds nothing', {concurrency: 2}, () => {
  for (const name of new Set(looks.map(nameOf))) {
    describe(name, {concurrency: 1}, () => {
      for (const {address, colorScheme, width} of looks.filter((look) => nameOf(look) === name)) {
        const options = {colorScheme, viewport: {width, height: 900}, reducedMotion: 'reduce', isShared: true, loadsAhead: false} as const;
        built.test(`${address} (${name})`, options, async (page) => {
          await visit(page, address);
          assert.deepEqual(await axeViolations(page), []);
        });
      }
    });
  }
});

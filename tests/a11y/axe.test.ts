import assert from 'node:assert/strict';
import path from 'node:path';
import {describe, test} from 'node:test';
import {axeViolations} from '../lib/axe';
import {looksOf, sitemapPaths} from '../lib/looks';
import {site, visit} from '../lib/site';

const built = site();
const addresses = sitemapPaths(path.join(__dirname, '../../build'));

test('the sitemap holds the pages', () => assert.ok(addresses.length >= 80, `${addresses.length} pages`));

// Pages of one mode and width share a browser's window and its cache; two are looked at while others load.
describe('axe finds nothing', {concurrency: 2}, () => {
  for (const {address, colorScheme, width} of looksOf(addresses, process.env.LOOK_AT === 'all')) {
    const options = {colorScheme, viewport: {width, height: 900}, reducedMotion: 'reduce', isShared: true, loadsAhead: false} as const;
    built.test(`${address} (${colorScheme}, ${width} px)`, options, async (page) => {
      await visit(page, address);
      assert.deepEqual(await axeViolations(page), []);
    });
  }
});

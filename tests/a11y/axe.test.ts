import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {axeViolations} from '../lib/axe';
import {site, visit} from '../lib/site';

const built = site();
const SITEMAP = path.join(__dirname, '../../build/sitemap.xml');
const ALL = process.argv.includes('--all');

const VARIANTS = [
  {colorScheme: 'light', width: 1440},
  {colorScheme: 'dark', width: 390},
  {colorScheme: 'light', width: 390},
  {colorScheme: 'dark', width: 1440},
] as const;

const paths = [...fs.readFileSync(SITEMAP, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);

test('the sitemap holds the pages', () => assert.ok(paths.length >= 80, `${paths.length} pages`));

// Each page once, mode and width changing from page to page; with --all in every mode and width.
for (const [index, page] of paths.entries()) {
  for (const {colorScheme, width} of ALL ? VARIANTS : [VARIANTS[index % VARIANTS.length]!]) {
    built.test(
      `axe finds nothing on ${page} (${colorScheme}, ${width} px)`,
      {colorScheme, viewport: {width, height: 900}, reducedMotion: 'reduce'},
      async (tab) => {
        await visit(tab, page);
        assert.deepEqual(await axeViolations(tab), []);
      },
    );
  }
}

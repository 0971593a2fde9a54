import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {after, test} from 'node:test';
import {CONTENT_ROOTS} from '../../core/corpus/sections';
import {rowsOf} from '../../scripts/lib/bench-against';
import {summaryOf} from '../../scripts/lib/bench-build';
import {copyOf, copyToStock} from '../../scripts/lib/corpus-copies';
import {median, table, withFigures} from '../../scripts/lib/figures';
import {measuredRun} from '../../scripts/lib/measured-run';
import {starlightPage} from '../../scripts/lib/starlight-copy';
import {serveBuild} from '../../scripts/lib/static-server';
import {scoresOf} from '../../scripts/lib/lighthouse';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-test-'));
after(() => fs.rmSync(folder, {recursive: true}));

test('figures replace what stands between the marks of their part, and only that', () => {
  const document = '# A\n<!-- npm run bench: pages -->\nold\n<!-- end: pages -->\n<!-- npm run bench: build -->\n<!-- end: build -->\n';
  assert.equal(
    withFigures(document, 'pages', 'new'),
    '# A\n<!-- npm run bench: pages -->\n\nnew\n\n<!-- end: pages -->\n<!-- npm run bench: build -->\n<!-- end: build -->\n',
  );
  assert.throws(() => withFigures(document, 'search', 'new'), /FIGURES\.md needs the lines <!-- npm run bench: search -->/);
});

test('a table has a line of dashes under its headings', () => {
  assert.equal(
    table([
      ['page', 'JS'],
      ['home', 3],
    ]),
    '| page | JS |\n| --- | --- |\n| home | 3 |',
  );
  assert.equal(median([9, 1, 4]), 4);
});

test('a copy of a page has an address of its own, and its links to other sections go one folder further up', () => {
  assert.equal(
    copyOf('---\nslug: 4-0\n---\n[a](../docs/spring.mdx) [b](./3-0.mdx)', 2),
    '---\nslug: copy-2-4-0\n---\n[a](../../docs/spring.mdx) [b](./3-0.mdx)',
  );
  assert.equal(copyOf('---\nslug: /cli/\n---\n[a](../../blog/4-0.mdx)', 3), '---\nslug: /copy-3/cli/\n---\n[a](../../../blog/4-0.mdx)');
});

test('the stock site knows every component that pages use, and shows what it holds', () => {
  const [project, to] = [path.join(folder, 'project'), path.join(folder, 'stock')];
  for (const [file, text] of Object.entries({
    'src/components/mdx/index.ts': "export const vocabulary = {Install, Figure: onUse('Figure')};",
    'scripts/stock-site/src/theme/vocabulary.ts': 'export const vocabulary: string[] = [];',
    'sidebars.ts': '',
    'package.json': '{}',
    ...Object.fromEntries([...CONTENT_ROOTS, 'sidebars', 'static', 'node_modules'].map((name) => [`${name}/.keep`, ''])),
  })) {
    fs.mkdirSync(path.dirname(path.join(project, file)), {recursive: true});
    fs.writeFileSync(path.join(project, file), text);
  }
  copyToStock(project, to);
  assert.match(fs.readFileSync(path.join(to, 'src/theme/vocabulary.ts'), 'utf8'), /\["Install","Figure"\]/);
});

test('the summary compares whole builds and pages with the stock site, and the first pages with those added', () => {
  const built = (cpu: number, pages: number) => ({cpu, pages, wall: cpu, memory: 0});
  const summary = summaryOf([
    {times: 1, cold: built(120, 300), stock: built(100, 250), bare: built(90, 300)},
    {times: 4, cold: built(390, 1200)},
  ]);
  assert.match(summary, /120 s of CPU for 300 pages; .* 100 s for 250\. That is 1\.20 times as much, 1\.00 times a page\./);
  assert.match(summary, /Without what the stock site does not make .*, 90 s: 0\.75 times a page\./);
  assert.match(summary, /A page costs 0\.40 s, each one added up to 4 × the corpus 0\.30 s\./);
});

test('a measured command tells its CPU seconds and memory; one that fails tells what it said', async () => {
  const {cpu, wall} = await measuredRun(`'${process.execPath}' -e 'for (let n = 0; n < 1e8; n++);'`, folder);
  assert.ok(cpu > 0 && wall > 0);
  await assert.rejects(measuredRun(`'${process.execPath}' -e 'console.log("no such page"); process.exit(3)'`, folder), /ended with 3:\nno such page/);
});

test('scores are of 100, and a measure that is missing is no good score', () => {
  const {performance, lcp, tbt} = scoresOf({categories: {performance: {score: 0.914}}, audits: {'largest-contentful-paint': {numericValue: 1200}}});
  assert.deepEqual([performance, lcp, tbt], [91, 1200, Number.NaN]);
});

test('the server sends texts with brotli when it is asked to, pictures as they are', async () => {
  const site = path.join(folder, 'site');
  fs.mkdirSync(path.join(site, 'docs'), {recursive: true});
  fs.writeFileSync(path.join(site, 'docs/index.html'), '<p>Frames</p>');
  fs.writeFileSync(path.join(site, 'poster.webp'), 'picture');
  const server = await serveBuild(site, 0, '/', true);
  try {
    const page = await fetch(`${server.origin}/docs`, {headers: {'accept-encoding': 'br'}});
    assert.equal(page.headers.get('content-encoding'), 'br');
    assert.equal(await page.text(), '<p>Frames</p>');
    assert.equal((await fetch(`${server.origin}/poster.webp`)).headers.get('content-encoding'), null);
    assert.equal((await fetch(`${server.origin}/nowhere`)).status, 404);
  } finally {
    await server.close();
  }
});

test('a page in Starlight has our title and description, and its text without the h1', () => {
  const markdown = '---\ntitle: "<Img>"\ndescription: What it is.\nkind: api\n---\n\n> The list\n\n# `<Img>`\n\nText.\n\n## Props\n';
  assert.equal(
    starlightPage(markdown, 'docs/img'),
    '---\ntitle: "<Img>"\ndescription: "What it is."\nslug: docs/img\n---\n\n> The list\n\n\nText.\n\n## Props\n',
  );
});

test('a row of the comparison holds the medians of the visits', () => {
  const visit = (performance: number, tbt: number) => ({performance, accessibility: 100, bestPractices: 100, seo: 100, lcp: 1400, cls: 0, tbt});
  assert.deepEqual(rowsOf([{site: 'Starlight', page: 'guide', weight: {js: 12_340, total: 68_000}, scores: [visit(90, 10), visit(100, 30), visit(99, 20)]}]), [
    ['guide', 'Starlight', '12.3 kB', '68.0 kB', '99', '1.4 s', '20 ms', '0.00'],
  ]);
});

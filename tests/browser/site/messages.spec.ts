import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {readBuild} from '../../../plugins/search/read-build';
import {builtEngine} from '../../../scripts/lib/bench-search/built-engine';
import {readLedger} from '../../../scripts/lib/bench-search/ledger';
import {expect, test} from '../fixtures';

const BUILD = path.join(__dirname, '../../../build');
const LINK = /<a[^>]* href="?(\/docs\/messages\/([\w-]+)#([\w-]+))"?[^>]*><code/g;

test('Messages: those that pages quote are links to headings that exist', {tag: '@docs.messages'}, () => {
  const docs = path.join(BUILD, 'docs');
  const pages = fs.readdirSync(docs, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.html') && !name.startsWith('messages'));
  const targets = new Map<string, string>();
  let count = 0;
  for (const name of pages)
    for (const [, url = '', page = '', id = ''] of fs.readFileSync(path.join(docs, name), 'utf8').matchAll(LINK)) {
      count += 1;
      if (!targets.has(page)) targets.set(page, fs.readFileSync(path.join(docs, 'messages', `${page}.html`), 'utf8'));
      assert.match(targets.get(page) ?? '', new RegExp(`id="?${id}["\\s>]`), `${name}: ${url}`);
    }
  assert.ok(count >= 600, `${count} quotes are links`);
});

test('Messages: a quote leads to the heading with the message, below which stands what to do', {tag: '@docs.messages'}, async ({page}) => {
  await page.goto('/docs/the-fundamentals');
  await page.getByRole('link', {name: 'Multiple composition with id Sunrise are registered.'}).click();
  const heading = page.getByRole('heading', {name: 'Multiple composition with id … are registered.'});
  await expect(heading).toBeInViewport();
  await expect(page.getByText('Give one of them another id')).toBeVisible();
  await expect(page).toHaveURL(/\/docs\/messages\/core#multiple-composition-with-id/);
});

test('Messages: one that is pasted, with its numbers and paths, finds its heading first', {tag: ['@search.messages', '@slow']}, async () => {
  const questions = readLedger().filter(({kind}) => kind === 'message');
  assert.ok(questions.length >= 40, `${questions.length} messages`);
  const pages = await readBuild(BUILD, '/');
  const engine = builtEngine(BUILD);
  const filters = {language: 'en', tags: [...new Set(pages.map(({tag}) => tag))], page: 0, hitsPerPage: 5};
  const missed: string[] = [];
  for (const {query, pages: answers, heading} of questions) {
    const [answer = '', ...others] = answers;
    const {hits} = await engine.search({...filters, query});
    const first = hits[0]?.url ?? '';
    // A few messages have a page of their own, which may come first.
    if (first !== `${answer}#${heading}` && !others.includes(first.split('#')[0] ?? '')) missed.push(`${query} → ${hits.map(({url}) => url).join(' ')}`);
  }
  console.log(`${questions.length - missed.length} of ${questions.length} pasted messages find their heading first`);
  assert.ok(missed.length <= questions.length * 0.05, missed.join('\n'));
});

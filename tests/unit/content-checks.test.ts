import assert from 'node:assert/strict';
import path from 'node:path';
import {test} from 'node:test';
import {frontMatter} from '../../checks/front-matter';
import {headings} from '../../checks/headings';
import {images} from '../../checks/images';
import {mdx} from '../../checks/mdx';
import {readCorpus} from '../../core/corpus/corpus';
import type {Check} from '../../checks/check';
import type {Finding} from '../../core/corpus/finding';
import {links} from '../../checks/links';
import {oneVersion} from '../../checks/one-version';
import {posts} from '../../checks/posts';
import {samples} from '../../checks/samples';

const FIXTURES = path.join(__dirname, '../fixtures/content');

/** Each fixture is a small project with one defect: fixture → check, file, line, words of the message. */
const DEFECTS: [fixture: string, check: Check, place: string, message: RegExp][] = [
  ['unknown-key', frontMatter, 'docs/a.mdx:5', /tint is not a known key/],
  ['missing-description', frontMatter, 'docs/a.mdx:1', /description is missing: one sentence, 50 to 160 characters/],
  ['margin-not-shown', frontMatter, 'docs/a.mdx:5', /margin names ball, which the page does not show/],
  ['duplicate-slug', frontMatter, 'docs/b.mdx:5', /docs\/a\.mdx has the path "\/docs\/a" too/],
  ['post-without-original', frontMatter, 'blog/a-post.mdx:6', /announced must say who announced it and where, as in/],
  ['post-without-announcer', frontMatter, 'blog/a-post.mdx:6', /announced must say who announced it and where, as in/],
  ['post-without-date', frontMatter, 'blog/a-post.mdx:1', /date must be the day of the announcement, a day such as 2021-02-08/],
  ['moving-original', frontMatter, 'blog/a-post.mdx:6', /not a permanent link to a file of the toolkit's repository/],
  ['other-day', frontMatter, 'blog/a-post.mdx:5', /date is 2024-01-02, but the original is of 2024-01-01/],
  ['malformed-yaml', mdx, 'docs/a.mdx:4', /not valid YAML/],
  ['malformed-mdx', mdx, 'docs/a.mdx:9', /cannot be parsed.*Unclosed/],
  ['broken-link', links, 'docs/a.mdx:7', /missing\.mdx leads to no file/],
  ['broken-anchor', links, 'docs/a.mdx:9', /no heading with the id "elsewhere"/],
  ['image-without-alt', images, 'docs/a.mdx:7', /no text alternative/],
  ['image-without-file', images, 'docs/a.mdx:7', /picture\.png does not exist/],
  ['skipped-heading', headings, 'docs/a.mdx:9', /h4 follows h2/],
  ['empty-section', headings, 'docs/a.mdx:13', /Nothing stands below “Next”/],
  ['unknown-related', posts, 'blog/a-post.mdx:10', /related names nowhere, which is not a page in docs/],
  ['few-words', posts, 'blog/a-post.mdx:1', /has 2 words of prose/],
  ['picture-not-shown', posts, 'blog/a-post.mdx:11', /picture names ball, which the post does not show/],
  ['other-version-in-command', oneVersion, 'docs/a.mdx:8', /@remotion\/lottie@4\.0\.341" is not version 4\.0\.332/],
  ['other-version-in-table', oneVersion, 'docs/a.mdx:10', /4\.0\.314 \|" is not version 4\.0\.332/],
  ['other-version-in-prose', oneVersion, 'docs/a.mdx:7', /"installs 4\.0\.357" is not version 4\.0\.332/],
  ['gap-of-npm', oneVersion, 'docs/a.mdx:9', /not of npm/],
  ['wrong-prop', samples, 'docs/a.mdx:11', /TS2322: .*'start' does not exist/],
  ['javascript-title', samples, 'docs/a.mdx:8', /TS2322: Type 'string' is not assignable to type 'number'/],
  ['stale-expectation', samples, 'docs/a.mdx:7', /declares the error TS2322, which does not occur/],
  ['no-reason', samples, 'docs/a.mdx:7', /nocheck needs a reason/],
  ['no-reason-to-run', samples, 'docs/a.mdx:7', /norun needs a reason/],
  ['fence-in-quote', samples, 'docs/a.mdx:7', /would be built differently from how it is checked/],
  ['malformed-json', samples, 'docs/a.mdx:10', /JSON cannot be parsed: CommaExpected/],
  ['two-files', samples, 'docs/a.mdx:15', /TS2322: Type 'number' is not assignable to type 'string'/],
];

for (const [fixture, check, place, message] of DEFECTS) {
  test(`${check.name} fails on the fixture ${fixture}`, async () => {
    // Judged alone, the page has the same findings as among all others.
    const corpus = readCorpus(path.join(FIXTURES, fixture), [place.split(':')[0] ?? '']);
    const {findings} = await check.run(corpus);
    assert.equal(findings.length, 1, JSON.stringify(findings, null, 2));
    const [{file, line, message: text, fix}] = findings as [Finding];
    assert.equal(`${file}:${line}`, place);
    assert.match(text, message);
    assert.ok(fix.length > 10);
  });
}

test('of two pages at one path, each is told about the other', async () => {
  const {findings} = await frontMatter.run(readCorpus(path.join(FIXTURES, 'duplicate-slug')));
  assert.deepEqual(
    findings.map(({file, message}) => `${file} ${message}`),
    ['docs/a.mdx docs/b.mdx has the path "/docs/a" too.', 'docs/b.mdx docs/a.mdx has the path "/docs/a" too.'],
  );
});

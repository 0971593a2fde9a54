import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {test} from 'node:test';
import {commitDay} from '../../core/corpus/last-changes';
import {readCorpus} from '../../core/corpus/corpus';
import {readReceipts} from '../../core/receipts/read';
import {readerTasks} from '../../core/receipts/reader-tasks';
import {documentedVersion} from '../../core/toolkit/version';
import {receiptsOf, totalsOf} from '../../core/receipts/receipts';
import {receiptLines} from '../../src/components/docs/PageReceipt/lines';

/** A project of one or a few files, which the callback looks at. */
function project<T>(files: Record<string, string>, look: (dir: string) => T): T {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'receipts-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      fs.mkdirSync(path.dirname(path.join(dir, name)), {recursive: true});
      fs.writeFileSync(path.join(dir, name), text);
    }
    return look(dir);
  } finally {
    fs.rmSync(dir, {recursive: true});
  }
}

const page = (body: string, facts = 'kind: guide') => `---\ntitle: T\ndescription: D\n${facts}\n---\n\n${body}\n`;

test('a receipt counts what the checks look at, and nothing else', () => {
  const body = [
    'It adds up. {/* probe: a/b */} It does. {/* probes: a/b, a/c */} See [here](./other.mdx), [there](https://example.com) and [home](/).',
    '```ts\nexport const a = 1;\n```',
    '```tsx nocheck="shown as a part of a longer file"\nconst a = ;\n```',
    '```json\n{}\n```',
    '```bash\nls\n```',
    '<Figure id="x" />',
    '<Demo id="y" />',
    '<Demo id="old" />',
  ].join('\n\n');
  const records = {
    'demos/y/posters.json': `{"inputs": "1", "verified": {"remotion": "${documentedVersion}"}}`,
    // Rendered with other packages, it proves nothing about these.
    'demos/old/posters.json': '{"inputs": "1", "verified": {"remotion": "4.0.1"}}',
  };
  const receipt = project({'docs/a.mdx': page(body), ...records}, (dir) => receiptsOf(readCorpus(dir)).get('docs/a.mdx'));
  assert.deepEqual(receipt, {samples: 1, probes: 2, demos: 1, figures: 1, links: 2});
});

test('members count where the published type has them', () => {
  const corpus = readCorpus(path.join(__dirname, '../fixtures/api/sound'));
  const receipts = receiptsOf(corpus);
  assert.equal(totalsOf(receipts, 0).members, 39);
  const broken = receiptsOf(readCorpus(path.join(__dirname, '../fixtures/api/broken')));
  assert.equal(broken.get('docs/freeze.mdx')?.members, undefined, 'the page documents other members than the type has');
});

test('flags count where the command reads them, first versions where releases prove them', () => {
  const receipts = project(
    {
      'docs/cli/still.mdx': page(
        '## Flags\n\n### `--scale`\n\nScale. <AvailableFrom v="4.0.100" />\n\n### `--sparkle`\n\nNone. <AvailableFrom v="4.0.9" />',
        'kind: cli',
      ),
      'data/since.json': JSON.stringify({'cli still --scale': {since: '4.0.100', absent: '4.0.99'}}),
    },
    (dir) => receiptsOf(readCorpus(dir)),
  );
  assert.deepEqual(receipts.get('docs/cli/still.mdx'), {flags: 1, versions: 1});
});

test('a page with links alone, or with nothing, has no receipt; posts have none', () => {
  const receipts = project({'docs/a.mdx': page('[b](./b.mdx)'), 'docs/b.mdx': page('Words.'), 'blog/c.mdx': page('```ts\nexport {};\n```')}, (dir) =>
    receiptsOf(readCorpus(dir)),
  );
  assert.deepEqual([...receipts.keys()], []);
});

test('a reader task counts on each page that it opens', () => {
  const source = `import {task} from './lib/task';\n\ntaskForAgents('first', async (reader) => {\n  reader.open('docs/a.mdx');\n});\n\ntask('second', async (reader) => {\n  reader.open('docs/a.mdx');\n  reader.open('docs/b.mdx');\n});\n`;
  const tasks = project({'tests/tasks/one.test.ts': source}, readerTasks);
  assert.deepEqual(
    [...tasks].map(([file, titles]) => [file, [...titles]]),
    [
      ['docs/a.mdx', ['first', 'second']],
      ['docs/b.mdx', ['second']],
    ],
  );
  assert.ok(readerTasks(path.join(__dirname, '../..')).size > 10, 'those of this project are found');
});

test('a receipt reads as sentences, and totals add up', () => {
  assert.deepEqual(receiptLines({links: 1, samples: 2}), ['2 samples compile in strict mode', '1 link leads to a page that exists']);
  const totals = totalsOf(
    new Map([
      ['a', {samples: 2, tasks: 1}],
      ['b', {samples: 3, tasks: 1}],
    ]),
    1,
  );
  assert.deepEqual([totals.pages, totals.samples, totals.tasks, totals.members], [2, 5, 1, 0]);
});

test('without checks there are no receipts', () => {
  const before = {...process.env};
  try {
    Object.assign(process.env, {NODE_ENV: 'production', UNCHECKED: 'yes'});
    assert.equal(readReceipts('/nowhere'), undefined);
    Object.assign(process.env, {NODE_ENV: 'development', UNCHECKED: ''});
    assert.equal(readReceipts('/nowhere'), undefined);
  } finally {
    process.env = before;
  }
});

test('the day of a build is that of its commit, or the one that is asked for; without a history there is none', () => {
  project({'a.txt': ''}, (dir) => {
    assert.equal(commitDay(dir), undefined);
    const env = {...process.env, GIT_COMMITTER_DATE: '2021-02-03T12:00:00Z', GIT_AUTHOR_DATE: '2020-01-01T12:00:00Z'};
    execFileSync('git', ['init', '-q'], {cwd: dir});
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-q', '--allow-empty', '-m', 'first'], {cwd: dir, env});
    assert.equal(commitDay(dir), '2021-02-03');
    assert.equal(commitDay(dir, '86400'), '1970-01-02');
  });
});

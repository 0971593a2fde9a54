import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {test} from 'node:test';

const ROOT = path.join(__dirname, '../..');

const run = (script: string, name: string) => spawnSync(process.execPath, ['--import', 'tsx', `scripts/${script}.ts`, name], {cwd: ROOT, encoding: 'utf8'});

test('what no page names in code has no sentences, and the nearest names are given', () => {
  const {status, stderr, stdout} = run('sentences', 'calculateMetadat');
  assert.notEqual(status, 0);
  assert.match(stderr + stdout, /No page has calculateMetadat in code within a sentence\. Similar: .*calculateMetadata/);
});

test('what is no probe and no page has nothing to carry out, and the nearest page is given', () => {
  const {status, stderr} = run('probes', 'docs/imgg.mdx');
  assert.equal(status, 2);
  assert.match(stderr, /docs\/imgg\.mdx names no probe, and is no page that names one\. Similar: docs\/img\.mdx/);
});

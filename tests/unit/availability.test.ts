import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {test} from 'node:test';
import {availability} from '../../checks/availability';
import {readCorpus} from '../../core/corpus/corpus';
import {packageVersions} from '../../core/toolkit/packages';

const FIXTURE = path.join(__dirname, '../fixtures/availability');

async function run(...files: string[]) {
  const {looked, findings} = await availability.run(readCorpus(FIXTURE, files.length > 0 ? files : undefined));
  return {looked, messages: findings.map(({line, message}) => `${line} ${message}`), fixes: findings.map(({fix}) => fix)};
}

test('members, nested ones, fields of the result and setters are proven below their headings', async () => {
  assert.deepEqual((await run('docs/render-media.mdx')).messages, []);
  assert.deepEqual((await run('docs/config.mdx')).messages, []);
});

test('a badge without evidence fails with the command to run', async () => {
  const {messages, fixes} = await run('docs/artifact.mdx', 'docs/cli/render.mdx');
  assert.deepEqual(messages, [
    '14 Nothing proves that remotion#Artifact.filename came with 4.0.176.',
    '14 Nothing proves that cli render --metadata came with 4.0.216.',
  ]);
  assert.deepEqual(fixes, ['Run: npm run since -- remotion Artifact.filename', 'Run: npm run since -- cli render --metadata']);
});

test('wrong, needless, too new, misplaced and repeated badges fail at their line', async () => {
  const {messages} = await run('docs/player.mdx');
  assert.deepEqual(messages, [
    '14 @remotion/player#Player.logLevel came with 4.0.250, not with 4.0.200.',
    '18 @remotion/player#Player.className is in 4.0.0 already, and may be older.',
    '20 A badge in a heading changes the anchor of the heading.',
    `26 4.0.999 is newer than @remotion/player ${packageVersions['@remotion/player']}, which this site documents.`,
    '40 The badge of @remotion/player#PlayerRef.addEventListener.waiting is not in its signature line.',
    '48 The badge is not attached to anything that a release could have added.',
    '48 "Artifact" names nothing that a release could have added.',
    '44 remotion#Artifact already has a badge.',
  ]);
});

test('a stated version is exact within the proven interval, gives way to a proof that contradicts it, and stands where there is no proof', async () => {
  const {messages, fixes} = await run('docs/noise.mdx');
  assert.deepEqual(messages, [
    '18 @remotion/noise#noise2D.x came with 4.0.10, not with 4.0.12.',
    '26 @remotion/noise#noise2D.z came with 3.2.40, not with 4.0.10.',
    '28 @remotion/noise came with 3.2.32, not with 3.2.31.',
    '20 @remotion/noise#noise2D.y came with 4.0.12, which the page does not say.',
  ]);
  assert.equal(fixes[3], 'End its first paragraph with <AvailableFrom v="4.0.12" />.');
});

test('what a proof contradicts is printed with the proof', async () => {
  const {notes} = await availability.run(readCorpus(FIXTURE));
  assert.deepEqual(notes, ['@remotion/noise#noise2D.x: stated 4.0.12, but it is in 4.0.10, and not in 4.0.7']);
});

test('badges and facts are counted', async () => {
  const {looked} = await run();
  assert.equal(
    looked,
    'pages with 21 badges: 2 exact as stated in public and proven, 2 stated without a proof, 11 proven only, 1 where a proof contradicts what is stated; ' +
      'data/since.json proves 12 facts, 6 of them between releases that are not consecutive',
  );
});

test('facts that were edited by hand into something else are a finding', async () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'availability-'));
  fs.cpSync(FIXTURE, dir, {recursive: true});
  fs.writeFileSync(path.join(dir, 'data/since.json'), '{"remotion#Artifact": {"since": "soon"}}');
  const {findings} = await availability.run(readCorpus(dir, ['docs/config.mdx']));
  assert.match(findings[0]?.message ?? '', /^data\/since\.json cannot be used.*\n- remotion#Artifact → since: is not a released version such as 4\.0\.176$/);
  fs.rmSync(dir, {recursive: true});
});

import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {test} from 'node:test';
import {probes} from '../../checks/probes';
import {judging, readCorpus} from '../../core/corpus/corpus';
import {readProbe} from '../../core/corpus/probes';
import {carryOutAll, type Outcome} from '../../scripts/lib/probe-workers';

const ROOT = path.join(__dirname, '../..');
const FIXTURE = path.join(ROOT, 'tests/fixtures/probes');

test('names without a probe, probes without a name, twins, probes that assert nothing and sentences that have changed are found', async () => {
  const {count, findings} = await probes.run(readCorpus(FIXTURE));
  assert.equal(count, 3);
  const said = findings.map(({file, line, message}) => `${file}:${line} ${message}`).sort();
  assert.deepEqual(said, [
    'docs/spring.mdx:5 There is no probe spring/overshots.',
    'docs/spring.mdx:7 “Without damping, a spring never rests.” has not been read beside what the probe spring/settles claims: “A spring settles.”',
    'docs/spring.mdx:9 The name of a probe stands in code.',
    'probes/sentences.json:1 docs/gone.mdx no longer names the probe spring/unnamed.',
    'probes/spring/not-a-probe.ts:1 No page names the probe spring/not-a-probe.',
    'probes/spring/not-a-probe.ts:1 The file is no probe.',
    'probes/spring/unnamed.ts:1 It makes the same claim as probes/spring/settles.ts.',
    'probes/spring/unnamed.ts:1 No page names the probe spring/unnamed.',
    'probes/spring/unnamed.ts:1 The probe asserts nothing.',
  ]);
});

test('a page that is judged alone is told about its own names', async () => {
  const {findings} = await probes.run(judging(readCorpus(FIXTURE), ['docs/spring.mdx']));
  assert.ok(findings.some(({message}) => message === 'There is no probe spring/overshots.'));
});

test('only an assertion about something computed counts', () => {
  const asserts = (call: string) => readProbe('probes/a/b.ts', `export default inNode('It holds.', () => { ${call} });`).hasAssertion;
  assert.equal(asserts('assert.equal(spring(), 1);'), true);
  assert.equal(asserts('assert.ok(true);'), false);
  assert.equal(asserts('assert.equal(1, 1);'), false);
  assert.equal(asserts('console.log(spring());'), false);
});

test('a probe that hangs, fails, asserts nothing or asks another machine is reported, and the others are carried out', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'probes-'));
  const write = (name: string, body: string) => {
    const file = path.join(folder, `${name}.ts`);
    fs.writeFileSync(
      file,
      `import assert from 'node:assert/strict';\nimport {inNode} from '${ROOT}/probes/lib/probe';\nexport default inNode('It holds.', async () => { ${body} });\n`,
    );
    return {file, seconds: name === 'hangs' ? 5 : 60, needsBrowser: false};
  };
  const tasks = [
    write('hangs', 'for (;;);'),
    write('fails', 'assert.equal(1 + 1, 3);'),
    write('asserts-nothing', 'await Promise.resolve();'),
    write('asks', "assert.ok(await fetch('https://example.com'));"),
    write('holds', 'assert.equal(1 + 1, 2);'),
  ];
  const outcomes: Outcome[] = [];
  await carryOutAll(tasks, {PROBE_FOLDER: folder}, (outcome) => outcomes.push(outcome));
  const problemOf = (name: string) => outcomes.find(({file}) => path.basename(file) === `${name}.ts`)?.problem ?? 'none';
  assert.match(problemOf('hangs'), /^It hangs: it was not finished after 5 seconds\.$/);
  assert.match(problemOf('fails'), /2 !== 3/);
  assert.equal(problemOf('asserts-nothing'), 'It made no assertion.');
  assert.match(problemOf('asks'), /It asked for example\.com, and probes have no network\.$/);
  assert.equal(problemOf('holds'), 'none');
  fs.rmSync(folder, {recursive: true});
});

test('a name that is no probe and no page is refused', () => {
  const {status, stderr} = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/probes.ts', 'docs/imgg.mdx'], {cwd: ROOT, encoding: 'utf8'});
  assert.equal(status, 2);
  assert.match(stderr, /docs\/imgg\.mdx names no probe, and is no page that names one\. Similar: docs\/img\.mdx/);
});

import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {test} from 'node:test';
import {probes} from '../../checks/probes';
import {judging, readCorpus} from '../../core/corpus/corpus';
import {readProbe} from '../../core/corpus/probes';
import {carryOutAll, type Outcome, type Task} from '../../scripts/lib/probe-workers';

const ROOT = path.join(__dirname, '../..');
const FIXTURE = path.join(ROOT, 'tests/fixtures/probes');

test('names without a probe, probes without a name or behind a space, twins, probes that assert nothing and sentences that have changed are found', async () => {
  const {count, findings} = await probes.run(readCorpus(FIXTURE));
  assert.equal(count, 3);
  const said = findings.map(({file, line, message}) => `${file}:${line} ${message}`).sort();
  assert.deepEqual(said, [
    'docs/spring.mdx:11 Readers see the space between a word and its punctuation mark.',
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

/** Writes a probe with this body. @returns its file */
function writeProbe(folder: string, name: string, body: string): string {
  const file = path.join(folder, `${name}.ts`);
  const imports = `import assert from 'node:assert/strict';\nimport {inNode} from '${ROOT}/probes/lib/probe';\n`;
  fs.writeFileSync(file, `${imports}export default inNode('It holds.', async () => { ${body} });\n`);
  return file;
}

/** Carries out probes. @returns what their problems are, by name */
const outcomesOf = async (tasks: Task[], folder: string): Promise<(name: string) => string> => {
  const outcomes: Outcome[] = [];
  await carryOutAll(tasks, {PROBE_FOLDER: folder}, (outcome) => outcomes.push(outcome));
  return (name) => outcomes.find(({file}) => path.basename(file) === `${name}.ts`)?.problem ?? 'none';
};

test('what a probe does to the environment, to global names and to the clock is undone before the next one in its process', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'probes-'));
  const tasks = [
    writeProbe(
      folder,
      'changes',
      "process.env.HARBOR = 'east'; delete process.env.PROBE_FOLDER; setTimeout(() => { throw new Error('late'); }, 1); void Array.from({length: 9}).reduce((before: Promise<void>) => before.then(() => undefined), Promise.resolve()).then(() => setTimeout(() => { throw new Error('later'); }, 2)); Object.assign(globalThis, {window: {}}); assert.equal(process.env.HARBOR, 'east');",
    ),
    writeProbe(
      folder,
      'comes-after',
      "assert.ok(!('HARBOR' in process.env) && process.env.PROBE_FOLDER && !('window' in globalThis)); await new Promise((resolve) => setTimeout(resolve, 50));",
    ),
    // Those with a browser run in one process.
  ].map((file) => ({file, seconds: 60, needsBrowser: true}));
  const problemOf = await outcomesOf(tasks, folder);
  assert.deepEqual(['changes', 'comes-after'].map(problemOf), ['none', 'none']);
  fs.rmSync(folder, {recursive: true});
});

test('a probe that hangs, fails, asserts nothing or asks another machine is reported, and the others are carried out', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'probes-'));
  const tasks = [
    {file: writeProbe(folder, 'hangs', 'for (;;);'), seconds: 5},
    {file: writeProbe(folder, 'fails', 'assert.equal(1 + 1, 3);'), seconds: 60},
    {file: writeProbe(folder, 'asserts-nothing', 'await Promise.resolve();'), seconds: 60},
    {file: writeProbe(folder, 'asks', "assert.ok(await fetch('https://example.com'));"), seconds: 60},
    {file: writeProbe(folder, 'holds', 'assert.equal(1 + 1, 2);'), seconds: 60},
  ].map((task) => ({...task, needsBrowser: false}));
  const problemOf = await outcomesOf(tasks, folder);
  assert.match(problemOf('hangs'), /^It hangs: it was not finished after 5 seconds\.$/);
  assert.match(problemOf('fails'), /2 !== 3/);
  assert.equal(problemOf('asserts-nothing'), 'It made no assertion.');
  assert.match(problemOf('asks'), /It asked for example\.com, and probes have no network\.$/);
  assert.equal(problemOf('holds'), 'none');
  fs.rmSync(folder, {recursive: true});
});

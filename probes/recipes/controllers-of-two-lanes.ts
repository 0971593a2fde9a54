import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import ts from 'typescript';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Queue = {add(input: string): string; get(id: string): {state: string} | null; cancel(id: string): void};
type Work = (job: {input: string}, signal: AbortSignal) => Promise<void>;
type Sample = {createQueue(file: string, work: Work): Queue};

const PAGE = 'docs/recipes/queue.mdx';

/** The queue of the page with createLanes() in place of its loop and of isRunning, as the page says. */
function queueWithLanes(isByMap: boolean): Sample['createQueue'] {
  const [, source = ''] = /^```ts title="queue\.ts"[^\n]*\n(.*?)^```/ms.exec(fs.readFileSync(PAGE, 'utf8'))!;
  const inLanes = source.replace(
    /^ {2}let isRunning = false;\n.*?^ {2}};\n/ms,
    '  const start = createLanes(2, () => {\n    const job = nextJob();\n    return job && (() => run(job));\n  });\n',
  );
  const byMap = inLanes
    .replace('let current: {id: string; controller: AbortController} | null = null;', 'const current = new Map<string, AbortController>();')
    .replace('current = {id: job.id, controller};', 'current.set(job.id, controller);')
    .replace('current = null;', 'current.delete(job.id);')
    .replace('if (current?.id === id) current.controller.abort();', 'current.get(id)?.abort();');
  for (const [before, after] of [
    [source, inLanes],
    [inLanes, byMap],
  ])
    assert.notEqual(before, after);
  const {outputText} = ts.transpileModule(isByMap ? byMap : inLanes, {
    compilerOptions: {module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022},
  });
  const {createLanes} = sampleOf<{createLanes: unknown}>([PAGE], 'lanes');
  const exported = {} as Sample;
  const run = vm.compileFunction(outputText, ['require', 'exports', 'createLanes']) as (load: typeof require, exports: object, createLanes: unknown) => void;
  run(require, exported, createLanes);
  return exported.createQueue;
}

/** The states of two jobs that run side by side, after both were canceled. */
async function canceled(isByMap: boolean): Promise<string[]> {
  const queue = queueWithLanes(isByMap)(path.join(newFolder(), 'jobs.json'), (_, signal) => {
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('canceled'))));
  });
  const ids = ['ketch', 'yawl'].map((name) => queue.add(name));
  const states = () => ids.map((id) => queue.get(id)!.state);
  assert.deepEqual(states(), ['running', 'running']);
  for (const id of ids) queue.cancel(id);
  await new Promise(setImmediate);
  return states();
}

export default inNode(
  'With two lanes in createQueue(), current holds the job that started last, and that one alone can be canceled; with a Map of the controllers by id, both can.',
  async () => {
    assert.deepEqual(await canceled(false), ['running', 'canceled']);
    assert.deepEqual(await canceled(true), ['canceled', 'canceled']);
  },
);

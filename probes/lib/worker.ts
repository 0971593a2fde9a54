import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import type {Probe} from './probe';
import {newProject} from './project';
import {closeBrowsers, newStage} from './stage';

/** What the runner asks for, and how it went. */
export type Order = {file: string};
export type Answer = {file: string; kind: Probe['kind']; problem?: string};

/** Assertions made so far: a probe that makes none has shown nothing. */
let assertions = 0;

/** Counts every assertion, whatever the probe calls: the functions of the module are replaced. */
function countAssertions(): void {
  for (const [name, original] of Object.entries(assert) as [string, unknown][])
    if (typeof original === 'function' && /^[a-z]/.test(name))
      Object.assign(assert, {
        [name]: (...args: unknown[]) => {
          assertions++;
          return (original as (...given: unknown[]) => unknown)(...args);
        },
      });
}

async function carryOut(file: string): Promise<Answer> {
  const {default: probe} = (await import(path.resolve(file))) as {default: Probe};
  const refusals = process.env.PROBE_REFUSED;
  if (refusals) fs.writeFileSync(refusals, '');
  assertions = 0;
  const undo = rememberProcess();
  // The stage keeps a browser from one probe to the next, with timers of its own.
  const clearTimers = probe.kind === 'node' ? rememberTimers() : undefined;
  try {
    await run(probe);
  } catch (error) {
    const refused = refusals ? [...new Set(fs.readFileSync(refusals, 'utf8').split('\n').filter(Boolean))] : [];
    const asked = refused.length > 0 ? ` It asked for ${refused.join(', ')}, and probes have no network.` : '';
    return {file, kind: probe.kind, problem: `${(error as Error).message}${asked}`};
  } finally {
    undo();
    await clearTimers?.();
  }
  return assertions === 0 ? {file, kind: probe.kind, problem: 'It made no assertion.'} : {file, kind: probe.kind};
}

/** @returns what undoes what a probe does to the environment and to global names, such as a window: the next one runs in the same process */
function rememberProcess(): () => void {
  const variables = {...process.env};
  const names = new Set(Object.getOwnPropertyNames(globalThis));
  return () => {
    for (const name of Object.keys(process.env)) if (!(name in variables)) delete process.env[name];
    Object.assign(process.env, variables);
    for (const name of Object.getOwnPropertyNames(globalThis)) if (!names.has(name) && !/^(__|remotion_)/.test(name)) Reflect.deleteProperty(globalThis, name);
  };
}

/** @returns what ends the timers that a probe has left running: one that throws later would end the process during another probe */
function rememberTimers(): () => Promise<void> {
  const {setTimeout, setInterval} = globalThis;
  const started: NodeJS.Timeout[] = [];
  const remembered = (start: (...given: never[]) => NodeJS.Timeout) =>
    new Proxy(start, {
      apply(target, self, given) {
        const timer = Reflect.apply(target, self, given as never[]);
        started.push(timer);
        return timer;
      },
    });
  Object.assign(globalThis, {setTimeout: remembered(setTimeout), setInterval: remembered(setInterval)});
  return async () => {
    // What has just been rejected may start the next timer, as a font that is waited for again does.
    await new Promise(setImmediate);
    Object.assign(globalThis, {setTimeout, setInterval});
    started.forEach((timer) => clearTimeout(timer));
  };
}

async function run(probe: Probe): Promise<void> {
  if (probe.kind === 'node') return probe.run();
  if (probe.kind === 'command') {
    const project = newProject();
    await probe.run(project);
    return fs.rmSync(project.folder, {recursive: true, force: true});
  }
  const stage = newStage();
  try {
    await probe.run(stage);
  } finally {
    await stage.leave();
  }
}

countAssertions();
process.on('message', (order: Order | 'end') => {
  if (order === 'end') void closeBrowsers().finally(() => process.exit(0));
  else void carryOut(order.file).then((answer) => process.send?.(answer));
});
// The runner is gone, as after Ctrl+C: nobody waits for an answer.
process.on('disconnect', () => process.exit(1));
// What a probe prints is no part of the report.
console.log = console.warn = console.error = console.info = () => undefined;

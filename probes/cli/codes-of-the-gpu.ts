import assert from 'node:assert/strict';
import fs from 'node:fs';
import {stripVTControlCharacters} from 'node:util';
import {RenderInternals} from '@remotion/renderer';
import {anew, installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Flags = Record<string, unknown>;
const {parsedCli} = installed<{parsedCli: Flags}>('@remotion/cli/dist/parsed-cli.js');

/** The code with which the command ends, and what it prints. */
async function endOf(flags: Flags, list: () => Promise<object[]>): Promise<{code: unknown; printed: string}> {
  const before = {...parsedCli};
  const {internalEnsureBrowser, getChromiumGpuInformation} = RenderInternals;
  const {exit} = process;
  const {log, warn, error} = console;
  const listeners = process.listeners('SIGINT');
  const folder = process.cwd();
  const printed: string[] = [];
  const replace = (given: Flags) => {
    for (const name of Object.keys(parsedCli)) Reflect.deleteProperty(parsedCli, name);
    Object.assign(parsedCli, given);
  };
  const print = (...words: unknown[]) => void printed.push(words.join(' '));
  try {
    process.chdir(newFolder());
    fs.writeFileSync('package.json', '{}');
    replace({_: ['gpu'], ...flags});
    Object.assign(RenderInternals, {internalEnsureBrowser: () => Promise.resolve(), getChromiumGpuInformation: list});
    Object.assign(console, {log: print, warn: print, error: print});
    const code = await new Promise<unknown>((resolve) => {
      // As the command calls it last, it may go on: what counts is the first code.
      process.exit = ((given?: number) => resolve(given)) as typeof process.exit;
      anew('@remotion/cli/remotion-cli.js');
    });
    await new Promise(setImmediate);
    return {code, printed: stripVTControlCharacters(printed.join('\n').trim())};
  } finally {
    process.chdir(folder);
    process.exit = exit;
    replace(before);
    Object.assign(console, {log, warn, error});
    Object.assign(RenderInternals, {internalEnsureBrowser, getChromiumGpuInformation});
    for (const listener of process.listeners('SIGINT')) if (!listeners.includes(listener)) process.off('SIGINT', listener);
  }
}

export default inNode(
  'npx remotion gpu ends with code 0 when the list was printed, even if nothing in it is accelerated, and with 1 after an error, such as a browser that does not start or a value of --gl that is not accepted.',
  async () => {
    const {getChromiumGpuInformation} = RenderInternals as unknown as {getChromiumGpuInformation: (options: object) => Promise<object[]>};
    const none = () => Promise.resolve([{feature: 'WebGL', status: 'Disabled'}]);
    const withoutBrowser = () =>
      getChromiumGpuInformation({browserExecutable: process.execPath, chromiumOptions: {}, timeoutInMilliseconds: 30_000, logLevel: 'error', indent: false});
    assert.deepEqual(await endOf({}, none), {code: 0, printed: 'WebGL: Disabled'});
    const started = await endOf({}, withoutBrowser);
    assert.equal(started.code, 1);
    assert.match(started.printed, /Failed to launch the browser process!/);
    const refused = await endOf({gl: 'nope'}, none);
    assert.equal(refused.code, 1);
    assert.match(refused.printed, /nope is not a valid GL backend/);
  },
);

import assert from 'node:assert/strict';
import path from 'node:path';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Module = {acknowledgeRemotionLicenseMessage(acknowledge: boolean, logLevel: 'info' | 'error'): void};

const FILE = '@remotion/player/dist/cjs/use-remotion-license-acknowledge.js';

/** What Players say on a new page: the module remembers what it has said. */
function saidBy(...players: Array<[acknowledge: boolean, logLevel: 'info' | 'error']>): string[] {
  const file = require.resolve(path.join(__dirname, '../../node_modules', FILE));
  const before = require.cache[file];
  const {warn} = console;
  const said: string[] = [];
  delete require.cache[file];
  console.warn = (text: string) => void said.push(text);
  try {
    const {acknowledgeRemotionLicenseMessage: mount} = installed<Module>(FILE);
    for (const player of players) mount(...player);
  } finally {
    console.warn = warn;
    if (before) require.cache[file] = before;
    else delete require.cache[file];
  }
  return said;
}

export default inNode(
  'The first Player of a page writes a note on company licenses to the console, the next ones none, and one with acknowledgeRemotionLicense or the log level error none either.',
  () => {
    const [note, ...others] = saidBy([true, 'info'], [false, 'info'], [false, 'info']);
    assert.match(note ?? '', /^Note: Some companies are required to obtain a license to use Remotion\./);
    assert.deepEqual(others, []);
    assert.deepEqual(saidBy([true, 'info'], [true, 'info']), []);
    assert.deepEqual(saidBy([false, 'error']), []);
  },
);

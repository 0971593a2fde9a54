import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

const {BooleanFlags} = installed<{BooleanFlags: string[]}>('@remotion/cli/dist/parsed-cli.js');
const minimist = installed<(args: string[], options: object) => {_: string[]} & Record<string, unknown>>('minimist');

const FLAGS = ['bundle-cache', 'enable-multiprocess-on-linux', 'for-seamless-aac-concatenation'];
const BOOLEANS = ['overwrite', 'sequence', 'muted', 'enforce-audio-track', 'disallow-parallel-encoding', 'disable-web-security', 'quiet', 'repro', 'help'];

export default inNode('Three flags of render that are true or false take the word after them as their value; the others leave a composition id alone.', () => {
  const parse = (...args: string[]) => minimist(args, {boolean: BooleanFlags, default: {overwrite: true, muted: null}});
  for (const flag of FLAGS) {
    const taken = parse('render', `--${flag}`, 'Note');
    assert.deepEqual([taken._, taken[flag]], [['render'], 'Note'], flag);
    const written = parse('render', `--${flag}=true`, 'Note');
    assert.deepEqual([written._, written[flag]], [['render', 'Note'], 'true'], flag);
  }
  for (const flag of BOOLEANS) {
    const {_: words, [flag]: value} = parse('render', `--${flag}`, 'Note');
    assert.deepEqual([words, value], [['render', 'Note'], true], flag);
  }
});

import assert from 'node:assert/strict';
import {Config} from '@remotion/cli/config';
import {BrowserSafeApis} from '@remotion/renderer/client';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

const {BooleanFlags} = installed<{BooleanFlags: string[]}>('@remotion/cli/dist/parsed-cli.js');
const minimist = installed<(args: string[], options: object) => Record<string, unknown>>('minimist');

export default inNode('setChromiumHeadlessMode(false) changes nothing for the commands, in which the flag alone decides.', () => {
  const isHeadless = (...args: string[]) =>
    BrowserSafeApis.options.headlessOption.getValue({commandLine: minimist(['render', 'Note', ...args], {boolean: BooleanFlags})}).value;
  Config.setChromiumHeadlessMode(false);
  try {
    assert.equal(isHeadless(), true);
    assert.equal(isHeadless('--disable-headless'), false);
  } finally {
    Config.setChromiumHeadlessMode(true);
  }
});

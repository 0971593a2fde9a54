import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Module = {envVariablesObjectToArray(given: Record<string, string>): [string, string][]; envVariablesArrayToObject(given: [string, string][]): object};

export default inNode('The render dialog of the Studio turns names of variables into upper case, and drops those with an empty value.', () => {
  const {envVariablesObjectToArray, envVariablesArrayToObject} = installed<Module>('@remotion/studio/dist/helpers/convert-env-variables.js');
  assert.deepEqual(envVariablesArrayToObject(envVariablesObjectToArray({weatherApi: 'https://x', EMPTY: '', BLANK: ' '})), {WEATHERAPI: 'https://x'});
});

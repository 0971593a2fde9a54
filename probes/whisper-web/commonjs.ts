import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

export default inNode('The CommonJS form of @remotion/whisper-web loads, and each of its functions throws that the ESM version is needed.', () => {
  const functions = Object.entries(installed<Record<string, () => unknown>>('@remotion/whisper-web/dist/index.js'));
  const inModule = Object.keys(installed<object>('@remotion/whisper-web/dist/esm/index.mjs'));
  assert.deepEqual(functions.map(([name]) => name).sort(), inModule.filter((name) => name !== '__esModule').sort());
  for (const [name, call] of functions)
    assert.throws(call, {message: 'Loading this module from CommonJS is not supported. Load the ESM version of @remotion/whisper-web.'}, name);
});

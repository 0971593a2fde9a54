import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

export default inNode('The timeout of a render is a whole number of at least 7,000 ms; fractions, NaN, Infinity and strings throw.', () => {
  const {validatePuppeteerTimeout: check} = installed<{validatePuppeteerTimeout(value: unknown): void}>(
    '@remotion/renderer/dist/validate-puppeteer-timeout.js',
  );
  for (const value of [7000, 120_000, null, undefined]) assert.doesNotThrow(() => check(value), String(value));
  for (const value of [6999, 0, -1])
    assert.throws(() => check(value), {message: `'timeoutInMilliseconds' should be bigger or equal than 7000, but is ${value}`});
  assert.throws(() => check(7000.5), {message: "'timeoutInMilliseconds' should be an integer, but is 7000.5"});
  for (const value of [NaN, Infinity, '9000']) assert.throws(() => check(value), /^TypeError: 'timeoutInMilliseconds' should/);
});

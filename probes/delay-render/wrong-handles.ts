import assert from 'node:assert/strict';
import {continueRender, delayRender} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('continueRender() throws without a value and for anything but a number, and ignores a number that is not an open handle.', () => {
  assert.throws(() => continueRender(undefined as never), {
    message: 'The continueRender() method must be called with a parameter that is the return value of delayRender(). No value was passed.',
  });
  assert.throws(() => continueRender('1' as never), {
    message: 'The parameter passed into continueRender() must be the return value of delayRender() which is a number. Got: "1"',
  });
  const handle = delayRender('twice');
  for (const number of [handle, handle, 3]) assert.equal(continueRender(number), undefined);
});

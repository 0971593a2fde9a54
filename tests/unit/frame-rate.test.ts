import assert from 'node:assert/strict';
import {test} from 'node:test';
import {framesOf, readFrameRate, readLength, secondsOf} from '../../src/lib/frame-rate';

test('§5 a frame rate from 0 to 125 is accepted, the ends included, with a point or a comma', () => {
  for (const [text, value] of Object.entries({'0': 0, '125': 125, '29.97': 29.97, ' 24 ': 24, '23,976': 23.976}))
    assert.deepEqual(readFrameRate(text), {value});
});

test('§5 anything else is refused with a sentence that says what is right', () => {
  for (const text of ['-1', '125.01', '', 'fast', '1e999', 'NaN']) {
    assert.deepEqual(readFrameRate(text), {error: 'Enter a frame rate from 0 to 125 frames per second, such as 29.97.'}, text);
  }
  assert.match(readLength('-3', 'frames').error ?? '', /number of frames from 0, such as 90/);
});

test('seconds and frames', () => {
  assert.equal(framesOf(2.5, 30), 75);
  assert.equal(framesOf(1, 29.97), 30);
  assert.equal(secondsOf(75, 30), 2.5);
  assert.equal(secondsOf(75, 0), undefined);
});

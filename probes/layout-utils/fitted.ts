import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser('fitText() returns Infinity for an empty text, 0 for a width of 0 and NaN without a width.', async (stage) => {
  assert.deepEqual(await stage.compute('fit', {text: '', withinWidth: 300}), {fontSize: 'Infinity'});
  assert.deepEqual(await stage.compute('fit', {text: 'Vienna', withinWidth: 0}), {fontSize: '0'});
  assert.deepEqual(await stage.compute('fit', {text: 'Vienna'}), {fontSize: 'NaN'});
  const {fontSize} = await stage.compute('fit', {text: 'Vienna', withinWidth: 500});
  assert.ok(Number(fontSize) > 50);
});

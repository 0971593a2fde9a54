import assert from 'node:assert/strict';
import {inNode} from '../lib/probe';

export default inNode('At 2 megabytes each, the images of a minute at 30 frames per second take 3.6 gigabytes.', () => {
  const images = 60 * 30;
  assert.equal((images * 2) / 1000, 3.6);
});

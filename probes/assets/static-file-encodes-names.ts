import assert from 'node:assert/strict';
import {staticFile} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('staticFile() encodes spaces and number signs, so its result is not the name of such a file.', () => {
  assert.equal(staticFile('takes/take 3.mp4'), '/takes/take%203.mp4');
  assert.equal(staticFile('img/sea view #1.jpg'), '/img/sea%20view%20%231.jpg');
  assert.equal(staticFile('jingle.mp3'), '/jingle.mp3');
});

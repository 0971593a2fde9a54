import assert from 'node:assert/strict';
import {createElement} from 'react';
import {Audio} from 'remotion';
import {elementInPlayer} from '../lib/element-in-a-player';
import {soundsAt} from '../lib/heard';
import {inNode} from '../lib/probe';

const rateOf = (playbackRate: number, ofPlayer: number) => elementInPlayer({playbackRate, ofPlayer, played: 1, frame: 30}).playbackRate;

export default inNode('In a preview, the rate of a tag is multiplied by that of the Player, and a render passes on that of the tag alone.', () => {
  assert.deepEqual([rateOf(1.5, 2), rateOf(1.5, 1), rateOf(0.5, 2)], [3, 1.5, 1]);
  assert.equal(soundsAt(() => createElement(Audio, {src: '/talk.mp3', playbackRate: 1.5}), 10)[0]?.playbackRate, 1.5);
});

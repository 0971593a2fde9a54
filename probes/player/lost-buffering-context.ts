import assert from 'node:assert/strict';
import {Internals} from 'remotion';
import {installed} from '../lib/installed';
import {mounted} from '../lib/mounted';
import {inNode} from '../lib/probe';

type Context = {_currentValue: unknown};

const {PlayerEventEmitterContext} = installed<{PlayerEventEmitterContext: Context}>('@remotion/player/dist/cjs/emitter-context.js');
const {usePlayer: controls} = installed<{usePlayer: () => object}>('@remotion/player/dist/cjs/use-player.js');

export default inNode(
  '“Missing the buffering context. Most likely you have a Remotion version mismatch.” is thrown by a Player that does not find the context of buffering, as with a second copy of remotion.',
  () => {
    const buffering = Internals.BufferingContextReact as unknown as Context;
    const before = [PlayerEventEmitterContext._currentValue, buffering._currentValue];
    PlayerEventEmitterContext._currentValue = {};
    try {
      buffering._currentValue = null;
      assert.throws(() => mounted(() => controls()).render(), {
        message: 'Missing the buffering context. Most likely you have a Remotion version mismatch.',
      });
      buffering._currentValue = {buffering: {current: false}};
      assert.doesNotThrow(() => mounted(() => controls()).render());
    } finally {
      [PlayerEventEmitterContext._currentValue, buffering._currentValue] = before;
    }
  },
);

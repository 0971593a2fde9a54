import assert from 'node:assert/strict';
import * as renderer from '@remotion/renderer';
import {readsMembers} from '../lib/one-object';
import {inNode} from '../lib/probe';

const NAMES = [
  ...['combineChunks', 'ensureBrowser', 'extractAudio', 'getSilentParts', 'renderFrames', 'renderMedia'],
  ...['renderStill', 'selectComposition', 'stitchFramesToVideo'],
] as (keyof typeof renderer)[];

export default inNode(
  'combineChunks(), ensureBrowser(), extractAudio(), getSilentParts(), renderFrames(), renderMedia(), renderStill(), selectComposition() and stitchFramesToVideo() have one parameter, which is an object.',
  async () => {
    for (const name of NAMES) {
      const call = renderer[name] as (options: unknown) => unknown;
      assert.equal(call.length, 1, name);
      assert.ok(await readsMembers(call), name);
    }
  },
);

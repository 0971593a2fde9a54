import assert from 'node:assert/strict';
import * as renderer from '@remotion/renderer';
import {inNode} from '../lib/probe';

const NAMES = [
  ...['combineChunks', 'ensureBrowser', 'extractAudio', 'getSilentParts', 'renderFrames', 'renderMedia'],
  ...['renderStill', 'selectComposition', 'stitchFramesToVideo'],
] as (keyof typeof renderer)[];

export default inNode(
  'combineChunks(), ensureBrowser(), extractAudio(), getSilentParts(), renderFrames(), renderMedia(), renderStill(), selectComposition() and stitchFramesToVideo() have one parameter, which is an object.',
  () => {
    for (const name of NAMES) assert.equal((renderer[name] as (options: object) => unknown).length, 1, name);
  },
);

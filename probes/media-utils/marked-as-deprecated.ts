import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import * as mediaUtils from '@remotion/media-utils';
import {inNode} from '../lib/probe';

const declared = (file: string) => fs.readFileSync(path.join(__dirname, '../../node_modules/@remotion/media-utils/dist', file), 'utf8');

export default inNode(
  'The types of getVideoMetadata() and getAudioDurationInSeconds() say that they are deprecated and to use parseMedia() instead, and getAudioDuration() is the latter under its old name.',
  () => {
    for (const file of ['get-video-metadata.d.ts', 'get-audio-duration-in-seconds.d.ts'])
      assert.match(declared(file), /@deprecated Use `parseMedia\(\)` instead/, file);
    assert.match(declared('get-audio-duration-in-seconds.d.ts'), /@deprecated Renamed to `getAudioDurationInSeconds`/);
    const {getAudioDuration, getAudioDurationInSeconds} = mediaUtils;
    assert.match(String(getAudioDuration), /getAudioDurationInSeconds/);
    assert.equal(getAudioDuration.length, getAudioDurationInSeconds.length);
  },
);

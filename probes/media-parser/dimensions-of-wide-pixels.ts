import assert from 'node:assert/strict';
import {parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {made, media} from '../lib/media';
import {inNode} from '../lib/probe';

export default inNode(
  'Of a video that is stored in 160 × 90 pixels, each twice as wide as high, unrotatedDimensions are 320 × 90 and codedWidth is 160.',
  async () => {
    const src = await made('wide-pixels.mp4', `-i ${await media('silent.mp4')} -c copy -aspect 32:9`);
    const {unrotatedDimensions, tracks} = await parseMedia({
      src,
      reader: nodeReader,
      fields: {unrotatedDimensions: true, tracks: true},
      acknowledgeRemotionLicense: true,
    });
    assert.deepEqual(unrotatedDimensions, {width: 320, height: 90});
    assert.deepEqual(
      tracks.map((track) => track.type === 'video' && track.codedWidth),
      [160],
    );
  },
);

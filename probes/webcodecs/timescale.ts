import assert from 'node:assert/strict';
import {parseMedia, WEBCODECS_TIMESCALE} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';

export default inNode('Tracks of MP4, WebM, WAV and transport streams have a timescale of 1,000,000.', async () => {
  assert.equal(WEBCODECS_TIMESCALE, 1_000_000);
  for (const name of ['plain.mp4', 'plain.webm', 'tone.wav', 'plain.ts'] as const) {
    const {tracks} = await parseMedia({src: await media(name), reader: nodeReader, fields: {tracks: true}, acknowledgeRemotionLicense: true});
    assert.ok(tracks.length > 0);
    assert.ok(
      tracks.every(({timescale}) => timescale === 1_000_000),
      name,
    );
  }
});

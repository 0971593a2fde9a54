import assert from 'node:assert/strict';
import {nodeReader} from '@remotion/media-parser/node';
import {parseMedia} from '@remotion/media-parser';
import {media} from '../lib/media';
import {slowInNode} from '../lib/probe';

export default slowInNode('Read from start to end, a fragmented MP4 and a transport stream of six seconds give a keyframe for each second.', async () => {
  for (const name of ['fragmented.mp4', 'plain.ts'] as const) {
    let keyframes = 0;
    await parseMedia({
      src: await media(name),
      reader: nodeReader,
      acknowledgeRemotionLicense: true,
      onVideoTrack: () => (sample) => {
        if (sample.type === 'key') keyframes++;
      },
    });
    assert.equal(keyframes, 6, name);
  }
});

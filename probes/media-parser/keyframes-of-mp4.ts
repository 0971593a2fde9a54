import assert from 'node:assert/strict';
import {keyframesOf} from '../lib/keyframes';
import {made, media} from '../lib/media';
import {slowInNode} from '../lib/probe';

const PICTURE = '-f image2 -loop 1 -framerate 30 -c:v rawvideo -pixel_format rgb24 -video_size 160x90 -i picture.rgb -t 30';

export default slowInNode(
  'Seeking from keyframe to keyframe takes one per step out of MP4, MOV, MKV and WebM; a WebM of FFmpeg is indexed every 5 seconds, and steps of 4 end the loop at once.',
  async () => {
    assert.deepEqual(await keyframesOf(await media('long.mp4'), 4), [0, 4, 8, 11]);
    assert.deepEqual(await keyframesOf(await media('plain.mov'), 1), [0, 1]);
    const mkv = await keyframesOf(await made('half-minute.mkv', `${PICTURE} -c:v libx264 -pix_fmt yuv420p -g 30`), 10);
    assert.equal(mkv.length, 4, mkv.join(', '));
    const webm = await made('half-minute.webm', `${PICTURE} -c:v libvpx -g 30 -b:v 200k`);
    assert.deepEqual([await keyframesOf(webm, 10), await keyframesOf(webm, 4)], [[0, 5, 15, 25], [0]]);
  },
);

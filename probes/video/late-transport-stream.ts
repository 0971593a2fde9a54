import assert from 'node:assert/strict';
import {brighterFrames, framesAt} from '../lib/brighter-frames';
import {withExtractor} from '../lib/extractor';
import {inNode} from '../lib/probe';

const H264 = '-c:v libx264 -crf 1 -pix_fmt yuv420p';

export default inNode(
  'From a transport stream whose times begin at 1.4 seconds, a render extracts frames that much too late: at 1 second the first one; copied into an MP4, it is extracted as an MP4 made at once.',
  async () => {
    const make = brighterFrames();
    const mp4 = await make('news.mp4', H264);
    const ts = await make('news.ts', `${H264} -f mpegts`);
    const copied = await make('copied.mp4', '-c copy', 'news.ts');
    await withExtractor(async (extract) => {
      const times = [0, 0.48, 1, 1.6];
      assert.deepEqual(await framesAt(extract, mp4, times), [0, 12, 25, 40]);
      assert.deepEqual(await framesAt(extract, copied, times), [0, 12, 25, 40]);
      const late = await framesAt(extract, ts, times);
      assert.deepEqual(late.slice(0, 3), [0, 0, 0]);
      assert.ok(late[3]! > 0 && late[3]! < 10, late.join());
    });
  },
);

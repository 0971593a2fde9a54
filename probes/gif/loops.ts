import assert from 'node:assert/strict';
import fs from 'node:fs';
import {inBrowser} from '../lib/probe';

export default inBrowser('A GIF without a number of loops repeats forever, with 0 it holds no loop, and with 4 the number 4.', async (stage) => {
  const loops = async (numberOfGifLoops: number | null) => {
    const {file} = await stage.film({scene: 'FrameAsRed', width: 40, height: 40, durationInFrames: 4}, `${numberOfGifLoops}.gif`, {
      codec: 'gif',
      numberOfGifLoops,
    });
    const content = fs.readFileSync(file);
    const at = content.indexOf('NETSCAPE2.0');
    return at === -1 ? 'once' : content.readUInt16LE(at + 13);
  };
  assert.deepEqual([await loops(null), await loops(0), await loops(4)], [0, 'once', 4]);
});

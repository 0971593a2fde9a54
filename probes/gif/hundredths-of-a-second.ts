import assert from 'node:assert/strict';
import fs from 'node:fs';
import {inBrowser} from '../lib/probe';

export default inBrowser('A GIF at 30 frames per second shows its frames for 3 or 4 hundredths of a second in turn, at 25 for 4 each.', async (stage) => {
  const delays = async (fps: number) => {
    const {file} = await stage.film({scene: 'FrameAsRed', width: 40, height: 40, durationInFrames: 12, fps}, `${fps}.gif`, {codec: 'gif'});
    const content = fs.readFileSync(file);
    const found = [];
    // The block that stands before each picture: 21 F9 04, flags, the delay.
    for (let at = content.indexOf('21f904', 'hex'); at !== -1; at = content.indexOf('21f904', at + 1, 'hex')) found.push(content.readUInt16LE(at + 4));
    return found;
  };
  const [at30, at25] = [await delays(30), await delays(25)];
  assert.equal(at30.length, 12);
  assert.deepEqual(new Set(at30), new Set([3, 4]));
  assert.ok(Math.abs(at30.reduce((sum, delay) => sum + delay, 0) - 40) <= 1, String(at30));
  assert.deepEqual(new Set(at25), new Set([4]));
});

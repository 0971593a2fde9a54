import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {ffmpeg} from '../lib/media';
import {slowInNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

export default slowInNode('A crop that reaches beyond the edge is moved inside, and one larger than the picture stops FFmpeg.', async () => {
  const folder = newFolder();
  // Each row has a color of its own
  fs.writeFileSync(
    path.join(folder, 'rows.rgb'),
    Uint8Array.from({length: 160 * 90 * 3}, (_, index) => Math.floor(index / 480)),
  );
  const crop = (numbers: string, output: string) =>
    ffmpeg(
      `-v error -y -f image2 -c:v rawvideo -pixel_format rgb24 -video_size 160x90 -i rows.rgb -frames:v 1 -vf crop=${numbers} ${output}`.split(' '),
      folder,
    );
  const picture = async (numbers: string) => {
    const output = `${numbers.replaceAll(':', '-')}.png`;
    const {exitCode, stderr} = await crop(numbers, output);
    assert.equal(exitCode, 0, stderr);
    return fs.readFileSync(path.join(folder, output));
  };
  assert.deepEqual(await picture('160:80:0:40'), await picture('160:80:0:10'));
  assert.notDeepEqual(await picture('160:80:0:4'), await picture('160:80:0:10'));

  const tooLarge = await crop('200:90:0:0', 'large.png');
  assert.notEqual(tooLarge.exitCode, 0);
  assert.match(tooLarge.stderr, /Invalid too big or non positive size for width '200' or height '90'/);
});

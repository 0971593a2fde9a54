import assert from 'node:assert/strict';
import util from 'node:util';
import fs from 'node:fs';
import path from 'node:path';
import {made} from '../lib/media';
import {sampleOf} from '../lib/page-sample';
import {serveFile} from '../lib/serve';
import {slowInNode} from '../lib/probe';

const PAGE = 'docs/media-parser/metadata.mdx';
const CLIP = '-f image2 -loop 1 -framerate 30 -c:v rawvideo -pixel_format rgb24 -video_size 640x360 -i picture.rgb -f lavfi -i sine=sample_rate=48000';

export default slowInNode(
  'The first function of the page on metadata returns exactly the five fields that it names, and prints for a clip of 10 seconds what the page shows.',
  async () => {
    const {origin, close} = await serveFile(
      await made('clip.mp4', `${CLIP} -t 10 -c:v libx264 -preset ultrafast -pix_fmt yuv420p -g 30 -c:a aac -movflags +faststart`),
    );
    const {log} = console;
    const printed: string[] = [];
    console.log = (value: unknown) => void printed.push(util.inspect(value));
    try {
      const {readFootage} = sampleOf<{readFootage(src: string): Promise<object>}>([PAGE], 'read-footage');
      const footage = await readFootage(`${origin}/clip.mp4`);
      assert.deepEqual(Object.keys(footage).sort(), ['audioCodec', 'dimensions', 'slowDurationInSeconds', 'slowFps', 'videoCodec']);
    } finally {
      console.log = log;
      close();
    }
    const shown = /it prints:[^`]*```txt\n(.*?)```/s.exec(fs.readFileSync(path.join(__dirname, '../..', PAGE), 'utf8'))![1]!;
    assert.equal(printed.length, 1);
    assert.equal(printed[0]!.replace(/\s+/g, ' '), shown.trim().replace(/\s+/g, ' '));
  },
);

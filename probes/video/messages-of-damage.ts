import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {withExtractor} from '../lib/extractor';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

export default inNode(
  'For sound alone, and for a video whose index is damaged at its track, the compositor says “No video stream found in input file”; for a codec that it does not know, “Decoder not found”.',
  async () => {
    const folder = newFolder();
    const film = fs.readFileSync(await media('silent.mp4'));
    await withExtractor(async (extract) => {
      const answer = (src: string) =>
        extract(src, 0).then(
          () => 'shown',
          (error: Error) => error.message,
        );
      const damaged = (name: string, change: (content: Buffer) => Buffer) => {
        const file = path.join(folder, name);
        fs.writeFileSync(file, change(Buffer.from(film)));
        return answer(file);
      };
      const replaced = (from: string, to: string) => (content: Buffer) => {
        assert.ok(content.includes(from));
        return Buffer.from(content.toString('latin1').replaceAll(from, to), 'latin1');
      };
      assert.equal(await damaged('whole.mp4', (content) => content), 'shown');
      assert.match(await answer(await media('tone.m4a')), /No video stream found in input file/);
      assert.match(await damaged('index.mp4', replaced('trak', 'trax')), /No video stream found in input file/);
      assert.match(await damaged('codec.mp4', replaced('avc1', 'xxxx')), /Decoder not found/);
    });
  },
);

import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {downloadAndParseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {nodeWriter} from '@remotion/media-parser/node-writer';
import {made} from '../lib/media';
import {slowInNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

export default slowInNode(
  'downloadAndParseMedia() writes a copy in chunks of about 3 MB, one after the other, and frees them: of a file of 17 MB, six, of which only the last one is smaller.',
  async () => {
    const src = await made('long.wav', '-f lavfi -i sine=sample_rate=48000 -t 90 -ac 2');
    const {size} = fs.statSync(src);
    assert.equal(Math.round(size / 1e6), 17);
    const target = path.join(newFolder(), 'copy.wav');
    const {createContent} = nodeWriter(target);
    const chunks: number[] = [];
    let open = 0;
    const writer: ReturnType<typeof nodeWriter> = {
      createContent: async (given) => {
        const content = await createContent(given);
        return {
          ...content,
          write: async (chunk) => {
            assert.equal(++open, 1);
            chunks.push(chunk.byteLength);
            await new Promise((resolve) => setTimeout(resolve, 20));
            await content.write(chunk);
            open--;
          },
        };
      },
    };
    await downloadAndParseMedia({
      src,
      reader: nodeReader,
      writer,
      fields: {slowKeyframes: true},
      onAudioTrack: () => () => undefined,
      acknowledgeRemotionLicense: true,
    });
    assert.equal(
      chunks.reduce((sum, length) => sum + length, 0),
      size,
    );
    const last = chunks.pop()!;
    assert.equal(chunks.length, 5);
    assert.ok(
      chunks.every((length) => length >= 3_000_000 && length < 3_300_000),
      chunks.join(),
    );
    assert.ok(last < 3_000_000);
    assert.ok(fs.readFileSync(target).equals(fs.readFileSync(src)));
  },
);

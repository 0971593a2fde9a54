import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {downloadAndParseMedia, mediaParserController} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {nodeWriter} from '@remotion/media-parser/node-writer';
import {media} from '../lib/media';
import {newFolder} from '../lib/run-folder';
import {inNode} from '../lib/probe';

export default inNode(
  'downloadAndParseMedia() refuses to seek backward, with a message that names parseAndDownloadMedia() mode, and a seek forward leaves a complete copy.',
  async () => {
    const src = await media('plain.mp4');
    const read = async (second: number) => {
      const controller = mediaParserController();
      const target = path.join(newFolder(), 'copy.mp4');
      let frames = 0;
      await downloadAndParseMedia({
        src,
        reader: nodeReader,
        writer: nodeWriter(target),
        controller,
        acknowledgeRemotionLicense: true,
        onVideoTrack: () => () => {
          if (++frames === 45) controller.seek(second);
        },
      });
      assert.ok(fs.readFileSync(target).equals(fs.readFileSync(src)));
      return frames;
    };
    await assert.rejects(read(0), /^Error: Seeking backwards is not supported in parseAndDownloadMedia\(\) mode\./);
    assert.equal(await read(3), 45 + 30);
  },
);

import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {downloadAndParseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {nodeWriter} from '@remotion/media-parser/node-writer';
import {newFolder} from '../lib/run-folder';
import {inNode} from '../lib/probe';

export default inNode('If the source does not exist, the target is deleted first, and an empty file remains.', async () => {
  const target = path.join(newFolder(), 'copy.mp4');
  fs.writeFileSync(target, 'what was there before');
  await assert.rejects(downloadAndParseMedia({src: '/no-such-file.mp4', reader: nodeReader, writer: nodeWriter(target), acknowledgeRemotionLicense: true}));
  assert.equal(fs.readFileSync(target).length, 0);
});

import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {ffmpeg, media} from '../lib/media';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

export default inNode(
  'The FFmpeg of the packages cannot read a file of chapters that begins with ;FFMETADATA1, and says Invalid data found when processing input.',
  async () => {
    const [, chapters = ''] =
      /title="out\/Pottery\/chapters\.ffmetadata"\n(.*?)^```/ms.exec(fs.readFileSync(path.join(__dirname, '../../docs/recipes/chapters-file.mdx'), 'utf8')) ??
      [];
    assert.match(chapters, /^;FFMETADATA1\n\[CHAPTER\]/);
    const folder = newFolder();
    fs.writeFileSync(path.join(folder, 'chapters.ffmetadata'), chapters);
    fs.copyFileSync(await media('plain.mp4'), path.join(folder, 'pottery.mp4'));
    const args = '-i pottery.mp4 -i chapters.ffmetadata -map 0 -map_metadata 0 -map_chapters 1 -c copy out.mp4';
    const {exitCode, stderr} = await ffmpeg(args.split(' '), folder);
    assert.notEqual(exitCode, 0);
    assert.match(stderr, /Error opening input: Invalid data found when processing input\nError opening input file chapters\.ffmetadata\./);
  },
);

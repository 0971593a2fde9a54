import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {getVideoMetadata} from '@remotion/renderer';
import {installed} from '../lib/installed';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Options = {bin: 'ffmpeg'; args: string[]; binariesDirectory: string | null; indent: boolean; logLevel: 'error'};
const {callFf} = installed<{callFf: (options: Options) => Promise<{stdout: string}>}>('@remotion/renderer/dist/call-ffmpeg.js');

export default inNode(
  'FFmpeg comes from the package or from binariesDirectory, never from the PATH; a folder without the programs fails with "ENOENT: no such file or directory".',
  async () => {
    const folder = newFolder();
    fs.writeFileSync(path.join(folder, 'ffmpeg'), '#!/bin/sh\necho another one\n', {mode: 0o755});
    process.env.PATH = `${folder}${path.delimiter}${process.env.PATH ?? ''}`;
    const version = async (binariesDirectory: string | null) =>
      (await callFf({bin: 'ffmpeg', args: ['-version'], binariesDirectory, indent: false, logLevel: 'error'})).stdout;
    assert.match(await version(null), /^ffmpeg version/);
    assert.equal(await version(folder), 'another one');
    await assert.rejects(() => version(newFolder()), /^Error: ENOENT: no such file or directory/);
    await assert.rejects(async () => getVideoMetadata(await media('silent.mp4'), {binariesDirectory: newFolder()}), /ENOENT: no such file or directory/);
  },
);

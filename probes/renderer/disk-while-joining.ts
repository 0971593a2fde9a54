import assert from 'node:assert/strict';
import {randomBytes} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {combineChunks, type CombineChunksOptions} from '@remotion/renderer';
import {installed} from '../lib/installed';
import {ffmpeg} from '../lib/media';
import {slowInNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Mux = {muxVideoAndAudio: (given: {videoOutput: string; output: string}) => Promise<void>};

/** 60 frames of 160 × 90 pixels that cannot be compressed, so that what a container adds does not matter. */
const SOURCE = '-f image2 -framerate 30 -c:v rawvideo -pixel_format yuv420p -video_size 160x90 -i noise%d.yuv';

export default slowInNode(
  'While pieces of H.264 are joined, the disk holds them and the finished file, twice the size of the video; other codecs are joined in two steps, with a third file of that size between.',
  async () => {
    const muxing = installed<Mux>('@remotion/renderer/dist/mux-video-and-audio.js');
    const {muxVideoAndAudio} = muxing;
    /** The sizes of the pieces, of what lies between, and of the finished file. */
    const sizes = async (codec: CombineChunksOptions['codec'], extension: string, recipe: string) => {
      const folder = newFolder();
      for (let frame = 0; frame < 60; frame++) fs.writeFileSync(path.join(folder, `noise${frame}.yuv`), randomBytes(160 * 90 * 1.5));
      const piece = path.join(folder, `piece.${extension}`);
      const made = await ffmpeg(`-v error ${SOURCE} ${recipe} ${piece}`.split(' '), folder);
      assert.equal(made.exitCode, 0, made.stderr);
      const videoFiles = [0, 1, 2].map((index) => path.join(folder, `${index}.${extension}`));
      for (const file of videoFiles) fs.copyFileSync(piece, file);
      let between = 0;
      muxing.muxVideoAndAudio = async (given) => {
        if (!given.videoOutput.startsWith('concat:')) between = fs.statSync(given.videoOutput).size;
        const {exitCode, stderr} = await ffmpeg(['-v', 'error', '-y', '-i', given.videoOutput, '-c', 'copy', given.output]);
        assert.equal(exitCode, 0, stderr);
        for (const file of videoFiles) assert.ok(fs.existsSync(file));
      };
      const outputLocation = path.join(folder, `out.${codec === 'h264' ? 'mp4' : extension}`);
      const frames = {framesPerChunk: 60, compositionDurationInFrames: 180, fps: 30, preferLossless: false};
      await combineChunks({codec, videoFiles, audioFiles: [], outputLocation, logLevel: 'error', ...frames});
      const pieces = videoFiles.reduce((sum, file) => sum + fs.statSync(file).size, 0);
      const whole = fs.statSync(outputLocation).size;
      return {between: between / whole, all: (pieces + between + whole) / whole};
    };
    try {
      const h264 = await sizes('h264', 'ts', '-c:v libx264 -crf 10 -f mpegts');
      assert.equal(h264.between, 0);
      assert.ok(h264.all > 1.9 && h264.all < 2.2, String(h264.all));
      const vp8 = await sizes('vp8', 'webm', '-c:v libvpx -b:v 4M');
      assert.ok(vp8.between > 0.9 && vp8.between < 1.1, String(vp8.between));
      assert.ok(vp8.all > 2.8 && vp8.all < 3.2, String(vp8.all));
    } finally {
      muxing.muxVideoAndAudio = muxVideoAndAudio;
    }
  },
);

import assert from 'node:assert/strict';
import type {ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import {makeCancelSignal} from '@remotion/renderer';
import {installed} from '../lib/installed';
import {made, media} from '../lib/media';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Calls = {callFfNative: (options: object) => ChildProcess};
type Stitch = {stitchFramesToVideo: (options: object) => Promise<unknown>};
type Maps = {makeDownloadMap: () => object};

export default inNode(
  'Without permission to overwrite an existing file, FFmpeg asks for it, and neither ends nor gets an answer until it is killed; the file stays as it is.',
  async () => {
    process.env.TMPDIR = newFolder();
    const calls = installed<Calls>('@remotion/renderer/dist/call-ffmpeg.js');
    const {stitchFramesToVideo} = installed<Stitch>('@remotion/renderer/dist/stitch-frames-to-video.js');
    const {makeDownloadMap} = installed<Maps>('@remotion/renderer/dist/assets/download-map.js');
    const imageSequenceName = await made('question-%d.png', `-i ${await media('silent.mp4')} -frames:v 3`);
    const outputLocation = path.join(newFolder(), 'out.mp4');
    fs.writeFileSync(outputLocation, 'before');
    const {callFfNative} = calls;
    const {cancelSignal, cancel} = makeCancelSignal();
    let started: (task: ChildProcess) => void = () => undefined;
    const starting = new Promise<ChildProcess>((resolve) => (started = resolve));
    calls.callFfNative = (options) => {
      const task = callFfNative(options);
      started(task);
      return task;
    };
    try {
      const assetsInfo = {assets: [], imageSequenceName, firstFrameIndex: 1, downloadMap: makeDownloadMap(), trimLeftOffset: 0, trimRightOffset: 0};
      const video = {assetsInfo: {...assetsInfo, chunkLengthInSeconds: 0.1}, fps: 30, width: 160, height: 90, muted: true, outputLocation};
      let settled = false;
      const stitching = stitchFramesToVideo({...video, force: false, cancelSignal}).finally(() => (settled = true));
      stitching.catch(() => undefined);
      const task = await starting;
      let printed = '';
      task.stderr?.on('data', (data: Buffer) => (printed += data.toString()));
      while (!printed.includes('already exists. Overwrite? [y/N]')) await once(task.stderr!, 'data');
      assert.deepEqual([task.exitCode, settled], [null, false]);
      cancel();
      await assert.rejects(stitching, {message: 'stitchFramesToVideo() got cancelled'});
      assert.equal(fs.readFileSync(outputLocation, 'utf8'), 'before');
    } finally {
      calls.callFfNative = callFfNative;
    }
  },
);

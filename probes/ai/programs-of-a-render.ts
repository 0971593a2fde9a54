import assert from 'node:assert/strict';
import childProcess, {type ChildProcess} from 'node:child_process';
import path from 'node:path';
import {build} from 'esbuild';
import {inBrowser} from '../lib/probe';
import {setting} from '../lib/run-folder';

type Spawn = (program: string, ...rest: unknown[]) => ChildProcess;

export default inBrowser(
  'A render starts three native programs, Chrome, FFmpeg and one of Remotion; the Player of @remotion/player is bundled for a browser, without a module of Node.js.',
  async (stage) => {
    const {spawn} = childProcess;
    const started: string[] = [];
    const watched: Spawn = (program, ...rest) => {
      started.push(path.basename(program));
      return (spawn as Spawn)(program, ...rest);
    };
    Object.assign(childProcess, {spawn: watched});
    try {
      const shot = {scene: 'StaticName', props: {name: 'cover.png'}, durationInFrames: 2} as const;
      await stage.film(shot, 'film.mp4', {codec: 'h264', puppeteerInstance: undefined});
    } finally {
      Object.assign(childProcess, {spawn});
    }
    assert.deepEqual([...new Set(started)].sort(), [path.basename(setting('browser')), 'ffmpeg', 'remotion'].sort());
    const {metafile} = await build({
      stdin: {contents: `export {Player} from '@remotion/player';`, resolveDir: path.join(__dirname, '../..')},
      ...{bundle: true, write: false, metafile: true, platform: 'browser'},
    });
    const packages = new Set(Object.keys(metafile.inputs).map((file) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? 'entry'));
    assert.deepEqual([...packages].sort(), ['@remotion/player', 'entry', 'react', 'react-dom', 'remotion'].sort());
  },
);

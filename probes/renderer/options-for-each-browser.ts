import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {getCompositions, openBrowser, renderFrames, renderMedia, renderStill, selectComposition} from '@remotion/renderer';
import {slowInNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

export default slowInNode(
  'Each function that opens a browser starts the one in browserExecutable, and on Linux, enableMultiProcessOnLinux: false starts it with --single-process: openBrowser(), the two for compositions and three renders.',
  async () => {
    const folder = newFolder();
    const browserExecutable = path.join(folder, 'browser');
    const record = path.join(folder, 'options.txt');
    fs.writeFileSync(browserExecutable, `#!/bin/sh\nprintf '%s\\n' "$@" > "${record}"\nexit 1\n`, {mode: 0o755});
    const composition = {
      ...{id: 'Note', width: 320, height: 180, fps: 30, durationInFrames: 10, defaultProps: {}, props: {}},
      ...{defaultCodec: null, defaultOutName: null, defaultVideoImageFormat: null, defaultPixelFormat: null},
    };
    const usual = {serveUrl: 'http://127.0.0.1:1/', browserExecutable, logLevel: 'error'} as const;
    const images = {imageFormat: 'png', inputProps: {}, outputDir: folder, onStart: () => undefined, onFrameUpdate: () => undefined} as const;
    type Chromium = {enableMultiProcessOnLinux: boolean};
    const calls: ((chromiumOptions: Chromium) => Promise<unknown>)[] = [
      (chromiumOptions) => openBrowser('chrome', {browserExecutable, chromiumOptions, logLevel: 'error'}),
      (chromiumOptions) => getCompositions(usual.serveUrl, {...usual, chromiumOptions}),
      (chromiumOptions) => selectComposition({...usual, id: 'Note', chromiumOptions}),
      (chromiumOptions) => renderStill({...usual, composition, output: null, chromiumOptions}),
      (chromiumOptions) => renderFrames({...usual, ...images, composition, chromiumOptions}),
      (chromiumOptions) => renderMedia({...usual, composition, codec: 'h264', outputLocation: path.join(folder, 'a.mp4'), chromiumOptions}),
    ];
    for (const call of calls)
      for (const enableMultiProcessOnLinux of [true, false]) {
        fs.rmSync(record, {force: true});
        await assert.rejects(call({enableMultiProcessOnLinux}));
        const options = fs.readFileSync(record, 'utf8').split('\n');
        assert.equal(options.includes('--single-process'), !enableMultiProcessOnLinux && process.platform === 'linux');
      }
  },
);

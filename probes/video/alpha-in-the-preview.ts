import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {createElement, type ElementType} from 'react';
import {OffthreadVideo} from 'remotion';
import {markupAt} from '../lib/at-frame';
import {ffmpeg} from '../lib/media';
import {inBrowser} from '../lib/probe';

const SIZE = {width: 320, height: 180, fps: 30, durationInFrames: 60};

export default inBrowser(
  'In a preview, an OffthreadVideo is the same <video> with and without transparent, and Chromium shows the alpha channel of a WebM in a <video>.',
  async (stage) => {
    const [plain, transparent] = [false, true].map((given) =>
      markupAt(() => createElement(OffthreadVideo as ElementType, {src: '/a.webm', transparent: given}), SIZE, 10),
    );
    assert.match(plain!, /^<video /);
    assert.equal(transparent, plain);

    const pixels = Buffer.concat(Array.from({length: 64 * 32}, (_, index) => (index % 64 < 32 ? Buffer.from([0, 0, 0, 0]) : Buffer.from([0, 200, 0, 128]))));
    fs.writeFileSync(path.join(stage.folder, 'picture.rgb'), pixels);
    const picture = '-v error -f image2 -loop 1 -framerate 30 -c:v rawvideo -pixel_format rgba -video_size 64x32 -i picture.rgb -t 0.2';
    const {exitCode, stderr} = await ffmpeg(`${picture} -c:v libvpx -pix_fmt yuva420p -auto-alt-ref 0 confetti.webm`.split(' '), stage.folder);
    assert.equal(exitCode, 0, stderr);
    const film = fs.readFileSync(path.join(stage.folder, 'confetti.webm')).toString('base64');
    const page = await stage.page();
    const alphas = await page.evaluate(async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const video = document.createElement('video');
      document.body.append(video);
      video.src = URL.createObjectURL(new Blob([bytes], {type: 'video/webm'}));
      await new Promise((resolve) => video.addEventListener('loadeddata', resolve));
      const shown = new Promise((resolve) => video.requestVideoFrameCallback(resolve));
      video.currentTime = 0.1;
      await shown;
      const context = new OffscreenCanvas(64, 32).getContext('2d')!;
      context.drawImage(video, 0, 0);
      return [4, 60].map((x) => context.getImageData(x, 10, 1, 1).data[3]!);
    }, film);
    assert.equal(alphas[0], 0);
    assert.ok(Math.abs(alphas[1]! - 128) < 10, alphas.join());
  },
);

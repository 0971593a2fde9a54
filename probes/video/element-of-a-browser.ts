import assert from 'node:assert/strict';
import fs from 'node:fs';
import {made} from '../lib/media';
import {inBrowser} from '../lib/probe';

const PICTURE = '-f image2 -loop 1 -framerate 30 -c:v rawvideo -pixel_format rgb24 -video_size 160x90 -i picture.rgb';

export default inBrowser(
  'A video whose URL ends in #t=1,1.5 begins at 1 and pauses at 1.5, also at twice the speed; its server sees no hash. A missing file is error 4, without ranges one can seek from 0 to 0, a blob: URL ends with the page.',
  async (stage) => {
    const file = fs.readFileSync(await made('six-seconds.webm', `${PICTURE} -t 6 -c:v libvpx -b:v 200k -g 15`));
    const urls: string[] = [];
    const origin = await stage.serve((request, response) => {
      urls.push(request.url ?? '');
      response.setHeader('access-control-allow-origin', '*');
      if (request.url === '/missing.webm') return void response.writeHead(404).end('none');
      const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
      if (!first || request.url === '/whole.webm') {
        response.writeHead(200, {'content-type': 'video/webm'});
        return void response.end(file);
      }
      const end = last ? Number(last) : file.length - 1;
      response.writeHead(206, {'content-type': 'video/webm', 'content-range': `bytes ${first}-${end}/${file.length}`, 'accept-ranges': 'bytes'});
      response.end(file.subarray(Number(first), end + 1));
    });
    const page = await stage.page();
    const load = (url: string, event: string) =>
      page.evaluate(`new Promise((resolve) => {
        const video = (window.video = document.createElement('video'));
        video.muted = true;
        video.preload = 'auto';
        video.addEventListener('${event}', resolve, {once: true});
        video.src = '${origin}/${url}';
      }).then(() => undefined)`);
    const value = (code: string) => page.evaluate<number>(code);

    for (const rate of [1, 2]) {
      await load('plain.webm#t=1,1.5', 'canplay');
      await page.waitForFunction('!video.seeking');
      assert.ok(Math.abs((await value('video.currentTime')) - 1) < 0.05);
      await page.evaluate(
        `video.playbackRate = ${rate}; new Promise((resolve) => { video.addEventListener('pause', resolve, {once: true}); void video.play(); }).then(() => undefined)`,
      );
      const paused = await value('video.currentTime');
      assert.ok(paused >= 1.5 && paused < 2.5, `${paused}`);
    }
    assert.ok(urls.length > 0 && urls.every((url) => url === '/plain.webm'), urls.join(' '));

    await load('missing.webm', 'error');
    assert.equal(await value('video.error.code'), 4);
    await load('whole.webm', 'canplay');
    assert.deepEqual([await value('video.seekable.start(0)'), await value('video.seekable.end(0)')], [0, 0]);

    const url = await page.evaluate<string>('URL.createObjectURL(new Blob(["tide"]))');
    const read = () => page.evaluate(`fetch('${url}').then((answer) => answer.text(), () => 'gone')`);
    assert.equal(await read(), 'tide');
    await page.reload();
    assert.equal(await read(), 'gone');
  },
);

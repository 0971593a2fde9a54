import assert from 'node:assert/strict';
import fs from 'node:fs';
import {made} from '../lib/media';
import {inBrowser} from '../lib/probe';

const PICTURE = '-f image2 -loop 1 -framerate 30 -c:v rawvideo -pixel_format rgb24 -video_size 160x90 -i picture.rgb';

export default inBrowser(
  'A browser asks for a video with a Range header. If the server ignores it and sends the whole file, each jump ends at 0 seconds; with parts, or from a blob: URL of the same file, the jump arrives.',
  async (stage) => {
    const file = fs.readFileSync(await made('six-seconds.webm', `${PICTURE} -t 6 -c:v libvpx -b:v 200k -g 15`));
    const asked: (string | undefined)[] = [];
    const origin = await stage.serve((request, response) => {
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('content-type', 'video/webm');
      asked.push(request.headers.range);
      const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
      if (!first || request.url === '/whole.webm') return void response.writeHead(200).end(file);
      const end = last ? Number(last) : file.length - 1;
      response.writeHead(206, {'content-range': `bytes ${first}-${end}/${file.length}`, 'accept-ranges': 'bytes'}).end(file.subarray(Number(first), end + 1));
    });
    const page = await stage.page();
    const jumps = (src: string) =>
      page.evaluate<number[]>(`(async () => {
        const video = document.createElement('video');
        video.muted = true;
        video.preload = 'auto';
        video.src = ${src};
        await new Promise((resolve) => video.addEventListener('canplay', resolve, {once: true}));
        const places = [];
        for (const seconds of [4, 2.5]) {
          video.currentTime = seconds;
          await new Promise((resolve) => setTimeout(resolve, 300));
          places.push(video.currentTime);
        }
        return places;
      })()`);
    assert.deepEqual(await jumps(`'${origin}/whole.webm'`), [0, 0]);
    assert.match(asked[0] ?? '', /^bytes=0-/);
    assert.deepEqual(await jumps(`'${origin}/parts.webm'`), [4, 2.5]);
    assert.deepEqual(await jumps(`URL.createObjectURL(await (await fetch('${origin}/whole.webm')).blob())`), [4, 2.5]);

    const twoBytes = async (name: string) => {
      const {status, headers} = await fetch(`${origin}/${name}`, {headers: {range: 'bytes=0-1'}});
      return [status, headers.get('content-range')];
    };
    assert.deepEqual(
      [await twoBytes('parts.webm'), await twoBytes('whole.webm')],
      [
        [206, `bytes 0-1/${file.length}`],
        [200, null],
      ],
    );
  },
);

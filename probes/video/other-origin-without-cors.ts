import assert from 'node:assert/strict';
import fs from 'node:fs';
import {made} from '../lib/media';
import {inBrowser} from '../lib/probe';

const PICTURE = '-f image2 -loop 1 -framerate 30 -c:v rawvideo -pixel_format rgb24 -video_size 160x90 -i picture.rgb';

export default inBrowser(
  'Without Access-Control-Allow-Origin, a video of another origin plays, but fetch() is refused, and so are its pixels on a canvas; a PUT to another origin is not even sent before its rule allows it.',
  async (stage) => {
    const file = fs.readFileSync(await made('two-seconds.webm', `${PICTURE} -t 2 -c:v libvpx -b:v 200k`));
    const methods: (string | undefined)[] = [];
    const origin = await stage.serve((request, response) => {
      methods.push(request.method);
      response.writeHead(200, {'content-type': 'video/webm', 'content-length': file.length}).end(file);
    });
    const page = await stage.page();
    const played = await page.evaluate<string>(`(async () => {
      const video = (window.video = document.createElement('video'));
      video.muted = true;
      video.src = '${origin}/ferry.webm';
      await video.play();
      await new Promise((resolve) => video.addEventListener('timeupdate', resolve, {once: true}));
      return video.error ? 'error' : 'plays';
    })()`);
    assert.equal(played, 'plays');
    const words = (code: string) => page.evaluate<string>(`(async () => { ${code} })().then(() => 'fine', (error) => error.name)`);
    assert.equal(await words(`await fetch('${origin}/ferry.webm')`), 'TypeError');
    const draw = `const context = document.createElement('canvas').getContext('2d'); context.drawImage(video, 0, 0);`;
    assert.equal(await words(draw), 'fine');
    assert.equal(await words(`${draw} context.getImageData(0, 0, 1, 1)`), 'SecurityError');
    methods.length = 0;
    assert.equal(await words(`await fetch('${origin}/ferry.webm', {method: 'PUT', body: 'a'})`), 'TypeError');
    assert.deepEqual(methods, ['OPTIONS']);
  },
);

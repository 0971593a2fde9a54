import assert from 'node:assert/strict';
import {openApp} from '../lib/app';
import {made} from '../lib/media';
import {inBrowser} from '../lib/probe';
import {serveFile, type Served} from '../lib/serve';

const APP = `import {convertMedia} from '@remotion/webcodecs';
import {bufferWriter} from '@remotion/webcodecs/buffer';

window.convert = (src, options) =>
  convertMedia({src, container: 'webm', writer: bufferWriter, ...options}).then(
    async ({save}) => (await save()).size,
    (error) => error.message,
  );
`;

const VP8 = '-f image2 -loop 1 -framerate 30 -c:v rawvideo -pixel_format rgb24 -video_size 160x90 -i picture.rgb -t 1 -c:v libvpx -b:v 200k';

export default inBrowser(
  'A size that cannot be encoded rejects with "Could not configure video encoder of track 1" and is reported with succeeded: true; Opus at 1,000 bits per second with the message of audio. Ten seconds at 32,000 are 45 kB.',
  async (stage) => {
    const page = await openApp(stage, APP);
    const reported: unknown[] = [];
    await page.route('https://www.remotion.pro/**', (route) => {
      const sent = route.request().postData();
      if (sent) reported.push((JSON.parse(sent) as {succeeded: boolean}).succeeded);
      return route.fulfill({status: 200, headers: {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'}, body: '{"success":true}'});
    });
    const served: Served[] = [];
    const serve = async (file: string) => {
      served.push(await serveFile(file));
      return `${served.at(-1)!.origin}/clip`;
    };
    const convert = (src: string, options: string) => page.evaluate<string | number>(`convert('${src}', ${options})`);
    const film = await serve(await made('small.webm', VP8));
    const resize = "{onVideoTrack: () => ({type: 'reencode', videoCodec: 'vp8', rotate: 0, resize: {mode: 'width', width: 40000}})}";
    assert.match(String(await convert(film, resize)), /^Could not configure video encoder of track 1/);
    for (let turns = 0; reported.length === 0 && turns < 100; turns++) await new Promise((resolve) => void setTimeout(resolve, 20));
    assert.deepEqual(reported, [true]);

    const sound = await serve(await made('ten-seconds.wav', '-f lavfi -i sine=sample_rate=48000 -t 10'));
    const opus = (bitrate: number) => `{onAudioTrack: () => ({type: 'reencode', audioCodec: 'opus', bitrate: ${bitrate}, sampleRate: null})}`;
    assert.match(String(await convert(sound, opus(1000))), /^Could not configure audio encoder of track \d/);
    const [small, usual] = [Number(await convert(sound, opus(32_000))), Number(await convert(sound, '{}'))];
    for (const {close} of served) close();
    assert.deepEqual([Math.round(small / 1000), Math.round(usual / 1000)], [45, 165]);
  },
);

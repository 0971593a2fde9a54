import assert from 'node:assert/strict';
import {openApp} from '../lib/app';
import {inBrowser} from '../lib/probe';

const APP = `
  import {getGifDurationInSeconds, preloadGif} from '@remotion/gif';
  globalThis.durationOf = (src) => getGifDurationInSeconds(src).catch((error) => error.message);
  globalThis.preload = (src) => preloadGif(src).waitUntilDone().then(() => 'done', (error) => error.message);
`;

const block = (...bytes: number[]) => Buffer.from(bytes);
const word = (value: number) => [value & 255, value >> 8];

/** A GIF of one red pixel, with as many pictures as there are durations, in hundredths of a second. */
const gif = (delays: number[], loops?: number) =>
  Buffer.concat([
    Buffer.from('GIF89a'),
    block(...word(1), ...word(1), 0x80, 0, 0, 255, 0, 0, 0, 0, 0),
    ...(loops === undefined ? [] : [block(0x21, 0xff, 11), Buffer.from('NETSCAPE2.0'), block(3, 1, ...word(loops), 0)]),
    ...delays.map((delay) => block(0x21, 0xf9, 4, 4, ...word(delay), 0, 0, 0x2c, ...word(0), ...word(0), ...word(1), ...word(1), 0, 2, 2, 0x44, 1, 0)),
    block(0x3b),
  ]);

export default inBrowser(
  'getGifDurationInSeconds() adds the durations, 0.1 for a frame without one, whatever the repetitions; no GIF is 0, a cut one ends within a frame or rejects, and another content type rejects, as in preloadGif().',
  async (stage) => {
    const files: Record<string, [type: string, content: Buffer]> = {
      '/one.gif': ['image/gif', gif([50, 101])],
      '/looped.gif': ['image/gif', gif([50, 101], 3)],
      '/without.gif': ['image/gif', gif([0, 50])],
      // They end in the data of the third picture, and in what comes before that data.
      '/within.gif': ['image/gif', gif([50, 101, 30]).subarray(0, -5)],
      '/between.gif': ['image/gif', gif([50, 101, 30]).subarray(0, -12)],
      '/text.gif': ['image/gif', Buffer.from('no picture at all')],
      '/page.gif': ['text/html', Buffer.from('<p>Not found</p>')],
    };
    const origin = await stage.serve((request, response) => {
      const [type, content] = files[request.url ?? ''] ?? ['text/html', Buffer.from('')];
      response.writeHead(200, {'content-type': type, ...(request.url === '/closed.gif' ? {} : {'access-control-allow-origin': '*'})}).end(content);
    });
    const page = await openApp(stage, APP);
    const durationOf = (name: string) => page.evaluate<number | string>(`durationOf('${origin}/${name}')`);
    assert.deepEqual([await durationOf('one.gif'), await durationOf('looped.gif')], [1.51, 1.51]);
    assert.equal(await durationOf('without.gif'), 0.6);
    assert.deepEqual([await durationOf('within.gif'), await durationOf('between.gif')], [1.81, 'Invalid array length']);
    assert.equal(await durationOf('text.gif'), 0);
    assert.equal(await durationOf('page.gif'), 'Wrong content type: "text/html"');
    assert.equal(await durationOf('closed.gif'), 'Failed to fetch');
    assert.equal(await page.evaluate(`preload('${origin}/one.gif')`), 'done');
    assert.match(await page.evaluate<string>(`preload('${origin}/page.gif')`), /Wrong content type: "text\/html"/);
  },
);

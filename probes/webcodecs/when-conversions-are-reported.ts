import assert from 'node:assert/strict';
import {nodeReader} from '@remotion/media-parser/node';
import {convertMedia} from '@remotion/webcodecs';
import {bufferWriter} from '@remotion/webcodecs/buffer';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';

export default inNode(
  'A conversion in a page is reported once, with succeeded true or false; one that is refused for its container is not, and a report that never ends or fails changes nothing but the console.',
  async () => {
    const {fetch: original} = globalThis;
    const {error: print} = console;
    const sent: unknown[] = [];
    const printed: unknown[][] = [];
    let answer = (): Promise<Response> => Promise.resolve(Response.json({success: true}));
    globalThis.fetch = ((_: string, {body}: {body: string}) => {
      sent.push((JSON.parse(body) as {succeeded: boolean}).succeeded);
      return answer();
    }) as unknown as typeof fetch;
    console.error = (...args: unknown[]) => void printed.push(args);
    const rest = async () => {
      for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
    };
    try {
      Object.assign(globalThis, {window: {location: {origin: 'https://recipes.example'}}});
      type Options = Partial<Parameters<typeof convertMedia>[0]>;
      const convert = async (options: Options = {}) =>
        convertMedia({src: await media('silent.mp4'), reader: nodeReader, writer: bufferWriter, container: 'mp4', ...options});
      await convert();
      await rest();
      assert.deepEqual(sent.splice(0), [true]);
      await assert.rejects(convert({onVideoTrack: () => ({type: 'fail'})}));
      await rest();
      assert.deepEqual(sent.splice(0), [false]);
      await assert.rejects(convert({container: 'avi' as 'mp4'}), TypeError);
      await rest();
      assert.deepEqual(sent, []);

      answer = () => new Promise(() => undefined);
      assert.ok((await (await convert()).save()).size > 0);
      const failure = new TypeError('Failed to fetch');
      answer = () => Promise.reject(failure);
      assert.ok((await (await convert()).save()).size > 0);
      await rest();
      assert.deepEqual(printed, [['Failed to send usage event', failure]]);
    } finally {
      globalThis.fetch = original;
      console.error = print;
    }
  },
);

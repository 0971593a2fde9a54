import assert from 'node:assert/strict';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Route = {GET(request: Request): Promise<Response>};

export default inNode(
  'The route of the page fetches from one host only, answers 400 for others, passes Range on, and returns the bytes, the status and four headers with Access-Control-Allow-Origin.',
  async () => {
    const {GET} = sampleOf<Route>(['docs/cors-issues.mdx'], 'app/api/recording/route.ts');
    const {fetch} = globalThis;
    const asked: unknown[] = [];
    globalThis.fetch = (source, options) => {
      asked.push([(source as URL).href, options?.headers]);
      const headers = {'content-type': 'audio/mpeg', 'content-range': 'bytes 4-7/8', 'set-cookie': 'berth=7'};
      return Promise.resolve(new Response('harp', {status: 206, headers}));
    };
    const ask = (src: string, headers = {}) => GET(new Request(`https://app.example.com/api/recording?src=${encodeURIComponent(src)}`, {headers}));
    try {
      assert.equal((await ask('https://elsewhere.example.com/a.mp3')).status, 400);
      assert.deepEqual(asked, []);
      const answer = await ask('https://media.example.com/harp.mp3', {range: 'bytes=4-'});
      await ask('https://media.example.com/harp.mp3');
      assert.deepEqual(asked, [
        ['https://media.example.com/harp.mp3', {range: 'bytes=4-'}],
        ['https://media.example.com/harp.mp3', {}],
      ]);
      assert.deepEqual(
        [...answer.headers],
        [
          ['access-control-allow-origin', '*'],
          ['content-range', 'bytes 4-7/8'],
          ['content-type', 'audio/mpeg'],
        ],
      );
      assert.deepEqual([answer.status, await answer.text()], [206, 'harp']);
    } finally {
      globalThis.fetch = fetch;
    }
  },
);

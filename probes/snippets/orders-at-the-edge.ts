import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Samples = {
  POST(request: Request): Promise<Response>;
  fetchPexels(id: number, minWidth: number): Promise<void>;
};

export default inNode(
  'The route at the edge refuses a name that is missing or longer than 60 letters and passes any other on. The script for Pexels downloads the smallest version that is wide enough, else the widest one.',
  async () => {
    const {fetch} = globalThis;
    const asked: {url: string; body: string}[] = [];
    const files = [1920, 640, 2560, 1280].map((width) => ({width, height: 1, link: `https://videos.example.com/${width}.mp4`}));
    globalThis.fetch = (url, init) => {
      asked.push({url: url as string, body: init?.body as string});
      return Promise.resolve((url as string).includes('api.pexels') ? Response.json({video_files: files}) : new Response('film'));
    };
    const before = process.cwd();
    try {
      const {POST} = sampleOf<Samples>(['docs/miscellaneous/render-on-edge.mdx'], 'app/api/order/route');
      const order = (body: object) => POST(new Request('http://edge', {method: 'POST', body: JSON.stringify(body)}));
      assert.deepEqual([(await order({})).status, (await order({name: 'a'.repeat(61)})).status, asked.length], [400, 400, 0]);
      assert.equal((await order({name: 'Ines'})).status, 200);
      assert.deepEqual(JSON.parse(asked[0]!.body), {composition: 'Invitation', inputProps: {name: 'Ines'}});

      const folder = newFolder();
      fs.mkdirSync(path.join(folder, 'public'));
      process.chdir(folder);
      const {fetchPexels} = sampleOf<Samples>(['docs/miscellaneous/pexels.mdx'], 'scripts/fetch-pexels');
      const chosen = async (minWidth: number) => {
        await fetchPexels(3015476, minWidth);
        return asked.at(-1)!.url;
      };
      assert.deepEqual(
        [await chosen(1280), await chosen(1281), await chosen(4000)],
        [1280, 1920, 2560].map((width) => `https://videos.example.com/${width}.mp4`),
      );
      assert.equal(fs.readFileSync('public/pexels-3015476.mp4', 'utf8'), 'film');
    } finally {
      process.chdir(before);
      globalThis.fetch = fetch;
    }
  },
);

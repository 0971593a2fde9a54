import assert from 'node:assert/strict';
import path from 'node:path';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Route = {POST(request: Request): Promise<Response>};
type Options = {serveUrl: string; inputProps: {holder: string}; composition?: string; outputLocation?: null; codec?: string};

export default inNode(
  'The route of the page renders a bundle that was made before, cuts the name off after 60 letters, answers only once the video is done, with the file as video/mp4, and with 500 if there is none.',
  async () => {
    const asked: Options[] = [];
    let finish = (buffer: Buffer | null): void => void buffer;
    const {POST} = sampleOf<Route>(['docs/miscellaneous/nextjs.mdx'], 'app/api/ticket/route', {
      '@remotion/renderer': {
        selectComposition: (options: Options) => Promise.resolve(`Ticket of ${options.inputProps.holder}`),
        renderMedia(options: Options) {
          asked.push(options);
          return new Promise((resolve) => (finish = (buffer) => resolve({buffer})));
        },
      },
    });
    const order = (holder: string) => POST(new Request('http://localhost/api/ticket', {method: 'POST', body: JSON.stringify({holder})}));
    const settled = () => new Promise((resolve) => void setTimeout(resolve, 20));
    let isAnswered = false;
    const answer = order('Ada').then((response) => ((isAnswered = true), response));
    await settled();
    assert.deepEqual([asked.length, isAnswered], [1, false]);
    const {serveUrl, inputProps, composition, outputLocation, codec} = asked[0]!;
    assert.deepEqual(
      [path.basename(serveUrl), inputProps, composition, outputLocation, codec],
      ['video-bundle', {holder: 'Ada'}, 'Ticket of Ada', null, 'h264'],
    );
    finish(Buffer.from('film'));
    const response = await answer;
    assert.deepEqual([response.status, response.headers.get('content-type'), await response.text()], [200, 'video/mp4', 'film']);
    const failed = order('x'.repeat(61));
    await settled();
    assert.equal(asked[1]!.inputProps.holder.length, 60);
    finish(null);
    assert.equal((await failed).status, 500);
  },
);

import assert from 'node:assert/strict';
import * as remotion from 'remotion';
import {mounted} from '../lib/mounted';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Sample = {LottieFile(props: {name: string}): unknown};

const settled = () => new Promise(setImmediate);

export default inNode(
  'The component of the page renders nothing and holds a handle until its file has loaded, aborts for another name, and ends a render with “There is no file public/…” for a 404, or "Unexpected token \'<\'" for a web page.',
  async () => {
    const log: string[] = [];
    const {LottieFile} = sampleOf<Sample>(['docs/lottie/lottie-staticfile.mdx'], 'LottieFile', {
      remotion: {
        ...remotion,
        staticFile: (name: string) => `/public/${name}`,
        delayRender: (label: string) => log.push(label),
        continueRender: (handle: number) => log.push(`release ${handle}`),
        cancelRender: (error: Error) => log.push(error.message),
      },
      '@remotion/lottie': {Lottie: 'lottie'},
    });
    const answers: ((answer: Response) => void)[] = [];
    const signals: AbortSignal[] = [];
    const {fetch} = globalThis;
    globalThis.fetch = (_, init) => {
      signals.push(init!.signal!);
      return new Promise((resolve) => answers.push(resolve));
    };
    let name = 'lantern.json';
    try {
      const page = mounted(() => LottieFile({name}));
      assert.equal(page.render(), null);
      assert.deepEqual(log, ['Loading public/lantern.json']);
      answers[0]!(Response.json({w: 1}));
      await settled();
      await settled();
      assert.deepEqual(log.slice(1), ['release 1']);
      assert.notEqual(page.render(), null);
      name = 'paper.json';
      assert.equal(page.render(), null);
      assert.deepEqual([signals[0]!.aborted, signals[1]!.aborted], [true, false]);

      for (const [answer, message] of [
        [new Response('Not found', {status: 404}), /^There is no file public\/kite\.json$/],
        [new Response('<!doctype html>'), /^Unexpected token '<'/],
      ] as const) {
        name = 'kite.json';
        const other = mounted(() => LottieFile({name}));
        other.render();
        answers.at(-1)!(answer);
        await settled();
        await settled();
        assert.match(log.at(-1)!, message);
      }
      page.unmount();
    } finally {
      globalThis.fetch = fetch;
    }
  },
);

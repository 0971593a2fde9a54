import assert from 'node:assert/strict';
import {loadFont} from '@remotion/fonts';
import {getInfo} from '@remotion/google-fonts/Bitter';
import {loadFontFromInfo} from '@remotion/google-fonts/from-info';
import {inNode} from '../lib/probe';

type Timeouts = Record<string, {label: string; timeout: NodeJS.Timeout}>;

/** A name of its own: what is loaded is remembered by the name. */
const BITTER = {...getInfo(), fontFamily: 'Bitter that is refused'};

const settled = () => new Promise(setImmediate);

export default inNode(
  'loadFont() of @remotion/fonts takes any URL and holds its handle until the file is there, whatever display says; Google Fonts are on fonts.gstatic.com, and a refused file ends in an uncaught NetworkError.',
  async () => {
    const page: {process: object; remotion_delayRenderTimeouts: Timeouts} = {process: {env: {NODE_ENV: 'test'}}, remotion_delayRenderTimeouts: {}};
    const sources: string[] = [];
    const arriving: {resolve(): void; reject(error: Error): void}[] = [];
    Object.assign(globalThis, {
      window: page,
      document: {fonts: new Set()},
      FontFace: class {
        constructor(_: string, source: string) {
          sources.push(source);
        }
        load = () => new Promise<void>((resolve, reject) => arriving.push({resolve, reject}));
      },
    });
    const labels = () => Object.values(page.remotion_delayRenderTimeouts).map(({label}) => label);
    try {
      const urls = ['/public/tidal.woff2', 'https://example.com/tidal.woff2'];
      for (const url of urls) {
        const loading = loadFont({family: 'Tidal', url, display: 'optional'});
        await settled();
        assert.equal(labels().length, 1);
        assert.ok(labels()[0]!.startsWith('Loading font Tidal'));
        arriving.pop()!.resolve();
        await loading;
        assert.deepEqual(labels(), []);
      }
      assert.deepEqual(
        sources.splice(0),
        urls.map((url) => `url('${url}') format('woff2')`),
      );

      const {fonts, waitUntilDone} = loadFontFromInfo(BITTER, 'normal', {weights: ['400'], subsets: ['latin']});
      assert.ok(
        Object.values(fonts)
          .flatMap(Object.values)
          .flatMap(Object.values)
          .every((url) => String(url).startsWith('https://fonts.gstatic.com/')),
      );
      const error = Object.assign(new Error('A network error occurred.'), {name: 'NetworkError'});
      for (let attempt = 0; attempt < 2; attempt++) {
        arriving.pop()!.reject(error);
        await settled();
      }
      const last = assert.rejects(waitUntilDone(), error);
      arriving.pop()!.reject(error);
      await last;
      assert.deepEqual([arriving.length, labels().length], [0, 1]);
    } finally {
      for (const {timeout} of Object.values(page.remotion_delayRenderTimeouts)) clearTimeout(timeout);
    }
  },
);

import assert from 'node:assert/strict';
import fs from 'node:fs';
import {loadedWith} from '../lib/loaded-with';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

const PAGE = 'docs/troubleshooting/could-not-be-parsed-as-a-value-list.mdx';

type Sample = {loadSeaSign(): Promise<void>};
type Opening = {openBrowser(given: {url: string; browserFlag?: string; browserArgs?: string}): Promise<boolean>};

export default inNode(
  'The loader of the page quotes URL and format, holds the frame until the font is there, and without cancelRender() also after an error. The second to last source depends on the version; the Studio names no browser.',
  async () => {
    const loaded = async (load: (source: string) => Promise<object>, cancelRender: (error: Error) => void) => {
      const open = new Set<number>();
      const sources: string[] = [];
      const remotion = {
        delayRender: () => (open.add(1), 1),
        continueRender: (handle: number) => void open.delete(handle),
        cancelRender,
        staticFile: (name: string) => `/public/${name}`,
      };
      const added: object[] = [];
      const before = [Object.getOwnPropertyDescriptor(globalThis, 'FontFace'), Object.getOwnPropertyDescriptor(globalThis, 'document')] as const;
      class FontFace {
        constructor(_: string, source: string) {
          sources.push(source);
        }
        load = () => {
          assert.equal(open.size, 1);
          return load(sources[0]!);
        };
      }
      Object.defineProperty(globalThis, 'FontFace', {value: FontFace, configurable: true});
      Object.defineProperty(globalThis, 'document', {value: {fonts: {add: (font: object) => void added.push(font)}}, configurable: true});
      try {
        await sampleOf<Sample>([PAGE], 'load-sea-sign', {remotion}).loadSeaSign();
      } finally {
        ['FontFace', 'document'].forEach((name, index) => {
          if (before[index]) Object.defineProperty(globalThis, name, before[index]);
          else Reflect.deleteProperty(globalThis, name);
        });
      }
      return {held: open.size, sources, added: added.length};
    };
    const never = () => assert.fail();
    assert.deepEqual(await loaded(() => Promise.resolve({}), never), {held: 0, sources: ["url('/public/fonts/sea-sign.woff2') format('woff2')"], added: 1});
    const reasons: string[] = [];
    const refused = () => Promise.reject(new Error('Not a font'));
    await loaded(refused, ({message}) => void reasons.push(message));
    assert.deepEqual(reasons, ['Not a font']);
    assert.equal((await loaded(refused, () => undefined)).held, 1);

    const rows = [...fs.readFileSync(PAGE, 'utf8').matchAll(/^\| [`'"].* \| ([^|]+) \|[^|]*\|$/gm)].map(([, valid]) => valid);
    assert.deepEqual(rows, ['no', 'no', 'no', 'no', 'no', 'in newer versions of Chrome', 'yes']);
    const asked: unknown[] = [];
    const open = (url: string, options: object) => {
      asked.push(url, options);
      return Promise.resolve({on: () => undefined});
    };
    const {platform} = process;
    const {BROWSER, BROWSER_ARGS} = process.env;
    Object.defineProperty(process, 'platform', {value: 'linux'});
    delete process.env.BROWSER;
    delete process.env.BROWSER_ARGS;
    try {
      await loadedWith<Opening>('@remotion/studio-server/dist/better-opn/index.js', {open}).openBrowser({url: 'http://localhost:3000'});
    } finally {
      Object.defineProperty(process, 'platform', {value: platform});
      if (BROWSER !== undefined) process.env.BROWSER = BROWSER;
      if (BROWSER_ARGS !== undefined) process.env.BROWSER_ARGS = BROWSER_ARGS;
    }
    // No program is named.
    assert.deepEqual(asked, ['http://localhost:3000', {newInstance: false, wait: false}]);
  },
);

import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Server = {prepareServer: (options: object) => Promise<unknown>};
type Setting = {setPropsAndEnv: (options: object) => Promise<void>};

export default inNode(
  'A folder without index.html is refused, and so is a bundle of another format, with "Incompatible site"; one of another version with the same format is used, with a warning.',
  async () => {
    process.env.TMPDIR = newFolder();
    process.env.NODE_ENV = 'production';
    const {prepareServer} = installed<Server>('@remotion/renderer/dist/prepare-server.js');
    await assert.rejects(prepareServer({webpackConfigOrServeUrl: '/no-such-bundle', logLevel: 'error', indent: false}), {
      message:
        'Tried to serve the Webpack bundle on a HTTP server, but the file /no-such-bundle/index.html does not exist. Is this a valid path to a Webpack bundle?',
    });

    const visiting = installed<object>('@remotion/renderer/dist/goto-page-or-throw.js');
    const evaluating = installed<object>('@remotion/renderer/dist/puppeteer-evaluate.js');
    const {setPropsAndEnv} = installed<Setting>('@remotion/renderer/dist/set-props-and-env.js');
    const before = [{...visiting}, {...evaluating}];
    const {warn} = console;
    const warnings: string[] = [];
    console.warn = (...text: unknown[]) => void warnings.push(text.join(' '));
    const page = {evaluateOnNewDocument: () => Promise.resolve(), setDefaultTimeout: () => undefined, setDefaultNavigationTimeout: () => undefined};
    /** What the page of the bundle answers: that it is one, its format and its version. */
    const visit = (format: string, version: string) => {
      const answers: unknown[] = [() => undefined, format, version];
      Object.assign(visiting, {gotoPageOrThrow: () => Promise.resolve([{status: () => 200}, null])});
      Object.assign(evaluating, {puppeteerEvaluateWithCatch: () => Promise.resolve({value: answers.shift()})});
      return setPropsAndEnv({
        page,
        serveUrl: 'https://videos.example.com',
        timeoutInMilliseconds: 30_000,
        logLevel: 'warn',
        onServeUrlVisited: () => undefined,
      });
    };
    try {
      await visit('11', '4.0.1');
      assert.match(warnings.join(), /The site was bundled with version 4\.0\.1 of @remotion\/bundler/);
      await assert.rejects(visit('10', '3.3.0'), /^Error: Incompatible site: When visiting .* Found version: 10 - Required version: 11/);
    } finally {
      console.warn = warn;
      Object.assign(visiting, before[0]);
      Object.assign(evaluating, before[1]);
    }
  },
);

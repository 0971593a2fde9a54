import assert from 'node:assert/strict';
import {runScriptOf} from '../lib/page-script';
import {inNode} from '../lib/probe';

type Job = {inputProps: {name: string}; onProgress(given: {progress: number}): void; end(error?: Error): void};
type Handler = (request: {method: string; url: string}, response: {writeHead(status: number): void; end(body: string): void}) => void;

const PAGE = 'docs/ssr-node.mdx';
const settled = () => new Promise(setImmediate);

export default inNode(
  'The script of the page renders with the words that it is given. Its service bundles once at its start, answers 202 with an id at once, renders jobs one after the other, also after a failure, and tells state and progress.',
  async () => {
    const said: string[] = [];
    const jobs: Job[] = [];
    let handler: Handler | undefined;
    const given = {
      '@remotion/bundler': {bundle: () => Promise.resolve(void said.push('bundle')).then(() => '/bundle')},
      '@remotion/renderer': {
        ensureBrowser: () => Promise.resolve(void said.push('browser')),
        selectComposition: ({inputProps: {name}}: Job) => Promise.resolve(void said.push(`select ${name}`)).then(() => ({durationInFrames: 100})),
        renderMedia: (job: Job & {outputLocation: string}) => {
          said.push(`render ${job.inputProps.name}${job.outputLocation.startsWith('out/g') ? ` ${job.outputLocation}` : ''}`);
          return new Promise<void>((resolve, reject) => jobs.push({...job, end: (error) => (error ? reject(error) : resolve())}));
        },
      },
      'node:http': {createServer: (answer: Handler) => ({listen: (port: number) => void (said.push(`port ${port}`), (handler = answer))})},
      'node:fs/promises': {rm: (folder: string) => Promise.resolve(void said.push(`rm ${folder}`))},
    };
    const {argv} = process;
    const {error, log} = console;
    console.log = () => undefined;
    console.error = () => undefined;
    try {
      process.argv = ['node', 'render-certificate.ts', 'Grace Hopper', 'out/g.mp4'];
      const script = runScriptOf(PAGE, 'render-certificate.ts', given);
      await settled();
      jobs.shift()?.end();
      await script;
      assert.deepEqual(said.splice(0), ['bundle', 'select Grace Hopper', 'render Grace Hopper out/g.mp4', 'rm /bundle']);

      await runScriptOf(PAGE, 'server.ts', given);
      assert.deepEqual(said.splice(0), ['browser', 'bundle', 'port 4000']);
      const ask = (method: string, url: string) => {
        let [status, body] = [0, ''];
        handler?.({method, url}, {writeHead: (code) => void (status = code), end: (text) => void (body = text)});
        return [status, JSON.parse(body)] as [number, Record<string, unknown>];
      };
      const ids = ['Ada', 'Grace', 'Katherine'].map((name) => {
        const [status, {id}] = ask('POST', `/certificates?name=${name}`);
        assert.deepEqual([status, typeof id], [202, 'string']);
        return String(id);
      });
      assert.equal(new Set(ids).size, 3);
      const states = () => ids.map((id) => ask('GET', `/certificates/${id}`)[1].state);
      await settled();
      assert.deepEqual(said.splice(0), ['select Ada', 'render Ada']);
      assert.deepEqual(states(), ['rendering', 'waiting', 'waiting']);
      jobs[0]?.onProgress({progress: 0.4});
      assert.deepEqual(ask('GET', `/certificates/${ids[0]}`), [200, {state: 'rendering', progress: 0.4}]);
      jobs[0]?.end();
      await settled();
      assert.deepEqual(said.splice(0), ['select Grace', 'render Grace']);
      jobs[1]?.end(new Error('no disk'));
      await settled();
      assert.deepEqual(said.splice(0), ['select Katherine', 'render Katherine']);
      assert.deepEqual(states(), ['done', 'failed', 'rendering']);
      assert.equal(ask('POST', '/certificates')[0], 400);
      assert.equal(ask('GET', '/certificates/nobody')[0], 404);
      jobs[2]?.end();
    } finally {
      process.argv = argv;
      Object.assign(console, {error, log});
    }
  },
);

import assert from 'node:assert/strict';
import {RenderInternals} from '@remotion/renderer';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Run = {
  composition: {id: string};
  concurrency: number;
  codec: string;
  frameRange: unknown;
  outputLocation: unknown;
  serveUrl: string;
  puppeteerInstance: unknown;
};
type Internals = Record<'internalEnsureBrowser' | 'internalOpenBrowser' | 'internalGetCompositions' | 'internalRenderMedia', unknown>;
const {benchmarkCommand} = installed<{benchmarkCommand: (root: string, args: string[], logLevel: string) => Promise<void>}>('@remotion/cli/dist/benchmark.js');
const bundler = installed<{bundleOnCliOrTakeServeUrl: unknown}>('@remotion/cli/dist/setup-cache.js');
const entries = installed<{findEntryPoint: unknown}>('@remotion/cli/dist/entry-point.js');
const jobs = installed<{registerCleanupJob: unknown}>('@remotion/cli/dist/cleanup-before-quit.js');
const commandLine = installed<{parsedCli: object}>('@remotion/cli/dist/parsed-cli.js');
const {ConfigInternals} = installed<{ConfigInternals: Record<'getRange' | 'getOutputCodecOrUndefined', () => unknown>}>('@remotion/cli/dist/config/index.js');

const ALL = [
  {id: 'Invoice', width: 320, height: 180, defaultCodec: null, props: {}},
  {id: 'Reel', width: 320, height: 180, defaultCodec: 'vp8', props: {}},
];

export default inNode(
  'A benchmark renders each composition with each concurrency three times or --runs times, without writing a file, from one bundle in one browser; 50% is 50 tabs, one frame a video; --quiet hides the results.',
  async () => {
    const internals = RenderInternals as unknown as Internals;
    const before = {internals: {...internals}, bundler: {...bundler}, entries: {...entries}, jobs: {...jobs}, config: {...ConfigInternals}, ...commandLine};
    const console_ = [console.log, console.warn] as const;
    const {write} = process.stdout;
    const {isTTY} = process.stdout;
    const runs: Run[] = [];
    const started: string[] = [];
    const written: string[] = [];
    Object.assign(internals, {
      internalEnsureBrowser: () => Promise.resolve(),
      internalOpenBrowser: () => Promise.resolve({number: started.push('browser')}),
      internalGetCompositions: () => Promise.resolve(ALL),
      internalRenderMedia: (run: Run) => Promise.resolve(runs.push(run)),
    });
    bundler.bundleOnCliOrTakeServeUrl = () => Promise.resolve({urlOrBundle: `bundle ${started.push('bundle')}`, cleanup: () => undefined});
    entries.findEntryPoint = ({args}: {args: string[]}) => ({file: '/index.ts', reason: '', remainingArgs: args});
    jobs.registerCleanupJob = () => undefined;
    Object.assign(ConfigInternals, {getRange: () => null, getOutputCodecOrUndefined: () => undefined});
    console.log = (...parts: unknown[]) => written.push(parts.join(' '));
    console.warn = console.log;
    process.stdout.isTTY = false;
    const benchmark = async (ids: string, flags: object = {}) => {
      for (const list of [runs, started, written]) list.length = 0;
      commandLine.parsedCli = {concurrency: 1, ...flags};
      process.stdout.write = (text: string) => Boolean(written.push(text));
      try {
        await benchmarkCommand(newFolder(), [ids], 'info');
      } finally {
        process.stdout.write = write;
      }
      return runs.map(({composition, concurrency, codec}) => `${composition.id} ${concurrency} ${codec}`);
    };
    const times = (count: number, run: string) => Array.from({length: count}, () => run);
    try {
      assert.deepEqual(await benchmark('Invoice,Reel', {concurrencies: '1,50%', runs: 2}), [
        ...times(2, 'Invoice 1 h264'),
        ...times(2, 'Invoice 50 h264'),
        ...times(2, 'Reel 1 vp8'),
        ...times(2, 'Reel 50 vp8'),
      ]);
      assert.deepEqual(started.toSorted(), ['browser', 'bundle']);
      assert.deepEqual([new Set(runs.map(({serveUrl}) => serveUrl)).size, new Set(runs.map(({puppeteerInstance}) => puppeteerInstance)).size], [1, 1]);
      assert.ok(runs.every(({outputLocation}) => outputLocation === null));

      assert.equal((await benchmark('Invoice', {concurrencies: 1})).length, 3);
      assert.match(written.join('\n'), /Time \(.*mean.*\)[^]*Range \(.*3 runs/);
      await benchmark('Invoice', {concurrencies: 1, quiet: true});
      assert.doesNotMatch(written.join('\n'), /Time|Range/);

      ConfigInternals.getRange = () => 30;
      await benchmark('Invoice', {concurrencies: 1, runs: 1});
      assert.deepEqual(
        runs.map(({frameRange, codec}) => [frameRange, codec]),
        [[30, 'h264']],
      );
      assert.match(written.join('\n'), /Selected a single frame\. Assuming you want to output an image\./);
      await assert.rejects(benchmark('Nope'), {message: 'No composition with the ID "Nope" found.'});
    } finally {
      Object.assign(internals, before.internals);
      Object.assign(bundler, before.bundler);
      Object.assign(entries, before.entries);
      Object.assign(jobs, before.jobs);
      Object.assign(ConfigInternals, before.config);
      commandLine.parsedCli = before.parsedCli;
      process.stdout.isTTY = isTTY;
      [console.log, console.warn] = console_;
    }
  },
);

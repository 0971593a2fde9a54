import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {RenderInternals} from '@remotion/renderer';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Rendered = {
  imageFormat: string;
  pixelFormat: string;
  codec: string;
  outputLocation: string;
  separateAudioTo: string;
  composition: {width: number; height: number};
};
type Internals = Record<'internalEnsureBrowser' | 'internalOpenBrowser' | 'prepareServer' | 'internalSelectComposition' | 'internalRenderMedia', unknown>;
const {renderVideoFlow} = installed<{renderVideoFlow: (options: object) => Promise<void>}>('@remotion/cli/dist/render-flows/render.js');
const {ConfigInternals} = installed<{ConfigInternals: Record<string, () => unknown>}>('@remotion/cli/dist/config/index.js');
const commandLine = installed<{parsedCli: object}>('@remotion/cli/dist/parsed-cli.js');

const COMPOSITION = {
  ...{id: 'Intro', width: 320, height: 180, fps: 30, durationInFrames: 10, props: {}, defaultProps: {}},
  ...{defaultCodec: 'h265', defaultOutName: 'march', defaultVideoImageFormat: 'png', defaultPixelFormat: 'yuv444p'},
};

export default inNode(
  'The render command takes codec and name from calculateMetadata(), but not the image format and the pixel format; --width and --height replace the size, and --separate-audio-to starts at the working directory.',
  async () => {
    const folder = newFolder();
    const internals = RenderInternals as unknown as Internals;
    const before = {internals: {...internals}, config: {...ConfigInternals}, ...commandLine};
    const workingDirectory = process.cwd();
    let rendered: Rendered | undefined;
    Object.assign(internals, {
      internalEnsureBrowser: () => Promise.resolve(),
      internalOpenBrowser: () => Promise.resolve({close: () => undefined}),
      prepareServer: () => Promise.resolve({closeServer: () => undefined}),
      internalSelectComposition: () => Promise.resolve({metadata: COMPOSITION, propsSize: 2}),
      internalRenderMedia: (options: Rendered) => {
        rendered = options;
        for (const file of [options.outputLocation, options.separateAudioTo]) {
          fs.mkdirSync(path.dirname(file), {recursive: true});
          fs.writeFileSync(file, '');
        }
        return Promise.resolve({slowestFrames: []});
      },
    });
    const none = ['getOutputCodecOrUndefined', 'getOutputLocation', 'getUserPreferredVideoImageFormat'];
    Object.assign(ConfigInternals, Object.fromEntries(none.map((name) => [name, () => undefined])));
    commandLine.parsedCli = {quiet: true};
    process.chdir(folder);
    try {
      await renderVideoFlow({
        ...{
          remotionRoot: folder,
          fullEntryPoint: 'https://videos.example.com/',
          indent: false,
          logLevel: 'error',
          browserExecutable: null,
          chromiumOptions: {},
        },
        ...{
          scale: 1,
          shouldOutputImageSequence: false,
          envVariables: {},
          puppeteerTimeout: 30_000,
          port: null,
          height: 90,
          width: 160,
          remainingArgs: ['Intro'],
        },
        ...{compositionIdFromUi: null, overwrite: true, quiet: true, concurrency: 1, frameRange: null, everyNthFrame: 1, outputLocationFromUI: null},
        ...{onProgress: () => undefined, addCleanupCallback: () => undefined, cancelSignal: null, uiCodec: null, uiImageFormat: null},
        ...{pixelFormat: ConfigInternals.getPixelFormat?.(), audioCodec: null, separateAudioTo: 'sound/intro.mp3', updatesDontOverwrite: true},
      });
    } finally {
      process.chdir(workingDirectory);
      Object.assign(internals, before.internals);
      Object.assign(ConfigInternals, before.config);
      commandLine.parsedCli = before.parsedCli;
    }
    assert.ok(rendered);
    assert.deepEqual([rendered.codec, rendered.outputLocation], ['h265', path.join(folder, 'out/march.mp4')]);
    assert.deepEqual([rendered.imageFormat, rendered.pixelFormat], ['jpeg', 'yuv420p']);
    assert.deepEqual([rendered.composition.width, rendered.composition.height], [160, 90]);
    assert.equal(rendered.separateAudioTo, path.join(folder, 'sound/intro.mp3'));
  },
);

import assert from 'node:assert/strict';
import {VERSION} from 'remotion/version';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Renderer = {RenderInternals: object};
type Maps = {makeDownloadMap: () => object};
type Still = {stillHandler: (given: object) => Promise<{type: string; message: string}>};

export default inNode(
  'On Lambda, a negative frame of a still is turned into one beyond the end, which is refused: -1 of 12 frames into frame 13.',
  async () => {
    process.env.TMPDIR = newFolder();
    const composition = {id: 'Card', width: 320, height: 180, fps: 30, durationInFrames: 12, props: {}, defaultProps: {}};
    const validation = installed<object>('@remotion/serverless/dist/validate-composition.js');
    const {RenderInternals} = installed<Renderer>('@remotion/renderer/dist/index.js');
    const {makeDownloadMap} = installed<Maps>('@remotion/renderer/dist/assets/download-map.js');
    const {stillHandler} = installed<Still>('@remotion/serverless/dist/handlers/still.js');
    const before = [{...validation}, {...RenderInternals}];
    const server = {downloadMap: makeDownloadMap(), serveUrl: 'https://cards.example.com', offthreadPort: 1, sourceMap: () => null};
    Object.assign(validation, {validateComposition: () => Promise.resolve(composition)});
    Object.assign(RenderInternals, {makeOrReuseServer: () => Promise.resolve({server, cleanupServer: () => Promise.resolve()})});
    const render = async (frame: number) => {
      const {message} = await stillHandler({
        params: {
          ...{type: 'still', version: VERSION, composition: 'Card', serveUrl: 'cards', frame, imageFormat: 'png', privacy: 'public', scale: 1, maxRetries: 0},
          ...{bucketName: 'remotionlambda-probe', inputProps: {type: 'payload', payload: '{}'}, chromiumOptions: {}, envVariables: {}, outName: null},
          ...{timeoutInMilliseconds: 30_000, logLevel: 'error', downloadBehavior: null, deleteAfter: null, apiKey: null, attempt: 1, streamed: true},
        },
        ...{expectedBucketOwner: '1', renderId: 'probe', timeoutInMilliseconds: 120_000, onStream: () => Promise.resolve()},
        providerSpecifics: {
          getBucketPrefix: () => 'remotionlambda-',
          convertToServeUrl: () => server.serveUrl,
          getChromiumPath: () => null,
          isFlakyError: () => false,
          writeFile: () => Promise.resolve(),
        },
        insideFunctionSpecifics: {
          getBrowserInstance: () => Promise.resolve({instance: {}}),
          forgetBrowserEventLoop: () => undefined,
          getCurrentRegionInFunction: () => 'eu-west-1',
          getCurrentFunctionName: () => 'remotion-render',
          getCurrentMemorySizeInMb: () => 2048,
        },
      });
      return message;
    };
    try {
      assert.match(await render(-1), /^Cannot use frame 13: Duration of composition is 12, therefore the highest frame that can be rendered is 11/);
      assert.match(await render(-5), /^Cannot use frame 17: /);
      assert.match(await render(12), /^Cannot use frame 12: /);
    } finally {
      Object.assign(validation, before[0]);
      Object.assign(RenderInternals, before[1]);
    }
  },
);

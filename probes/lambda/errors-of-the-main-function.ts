import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {slowInNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Recorded = {type: string; isFatal: boolean; message: string};
type Called = {options: {payload: {type: string; errors: {message: string}[]}}};

export default slowInNode(
  'More than 200 chunks, a file extension that does not fit and a bitrate without a unit are fatal errors of the render, which call the webhook with "error"; if that fails, it is another error.',
  async () => {
    process.env.TMPDIR = newFolder();
    const validation = installed<object>('@remotion/serverless/dist/validate-composition.js');
    const {launchHandler} = installed<{launchHandler: (given: object) => Promise<void>}>('@remotion/serverless/dist/handlers/launch.js');
    const before = {...validation};
    Object.assign(validation, {
      validateComposition: () => Promise.resolve({id: 'Vows', durationInFrames: 5400, fps: 30, width: 640, height: 360, props: {}}),
    });
    /** What is recorded if the main function gets these options, and what the webhook is told. */
    const launch = async (change: object) => {
      const written: string[] = [];
      const called: Called[] = [];
      await launchHandler({
        params: {
          ...{type: 'launch', renderId: 'probe', bucketName: 'remotionlambda-probe', inputProps: {type: 'payload', payload: '{}'}, codec: 'h264'},
          ...{composition: 'Vows', chromiumOptions: {}, envVariables: {}, everyNthFrame: 1, framesPerFunction: null, concurrency: null, frameRange: null},
          ...{logLevel: 'error', maxRetries: 1, outName: null, overwrite: true, privacy: 'public', scale: 1, timeoutInMilliseconds: 30_000, apiKey: null},
          ...{webhook: {url: 'https://vows.example.com', secret: null}, audioCodec: null, audioBitrate: null, videoBitrate: null, ...change},
        },
        options: {expectedBucketOwner: '1', getRemainingTimeInMillis: () => 120_000},
        providerSpecifics: {
          getBucketPrefix: () => 'remotionlambda-',
          writeFile: ({body}: {body: string}) => Promise.resolve(written.push(body)),
        },
        insideFunctionSpecifics: {
          getBrowserInstance: () => Promise.resolve({instance: {}}),
          forgetBrowserEventLoop: () => undefined,
          getCurrentRegionInFunction: () => 'eu-west-1',
          invokeWebhook: (call: Called) => {
            called.push(call);
            return Promise.reject(new Error('Failed to send webhook'));
          },
        },
      });
      const {errors} = JSON.parse(written.at(-1)!) as {errors: Recorded[]};
      const [error, failedCall] = errors;
      assert.deepEqual([error?.isFatal, failedCall?.type, failedCall?.isFatal], [true, 'webhook', false]);
      assert.deepEqual(
        called.map(({options: {payload}}) => [payload.type, payload.errors[0]?.message]),
        [['error', error?.message]],
      );
      return error?.message;
    };
    try {
      assert.match(
        String(await launch({framesPerFunction: 8})),
        /^Too many functions: This render would cause 675 functions to spawn\. We limit this amount to 200 functions .* Values set: frameCount = 5400, framesPerLambda=8\./,
      );
      assert.match(String(await launch({outName: 'trailer.webm'})), /the output filename must end in one of the following: mp4, mkv, mov\./);
      assert.match(String(await launch({videoBitrate: '1000'})), /^"videoBitrate" must end in "K", "k" or "M", but got "1000"/);
    } finally {
      Object.assign(validation, before);
    }
  },
);

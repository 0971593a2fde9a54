import assert from 'node:assert/strict';
import {Readable} from 'node:stream';
import {installed} from '../lib/installed';
import {slowInNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Written = {body: string};
type Progress = {errors: {isFatal: boolean; message: string}[]};

export default slowInNode('The main function does not remove large props from the bucket if a chunk fails.', async () => {
  process.env.TMPDIR = newFolder();
  const validation = installed<object>('@remotion/serverless/dist/validate-composition.js');
  Object.assign(validation, {
    validateComposition: () => Promise.resolve({id: 'Vows', durationInFrames: 60, fps: 30, width: 640, height: 360, props: {}}),
  });
  const {launchHandler} = installed<{launchHandler: (given: object) => Promise<void>}>('@remotion/serverless/dist/handlers/launch.js');
  const written: Written[] = [];
  const deleted: object[] = [];
  const asked: string[] = [];
  await launchHandler({
    params: {
      type: 'launch',
      renderId: 'probe',
      bucketName: 'remotionlambda-probe',
      inputProps: {type: 'bucket-url', hash: 'large', bucketName: 'remotionlambda-probe'},
      codec: 'h264',
      composition: 'Vows',
      chromiumOptions: {},
      envVariables: {},
      everyNthFrame: 1,
      framesPerFunction: null,
      concurrency: null,
      frameRange: null,
      logLevel: 'error',
      maxRetries: 1,
      outName: null,
      overwrite: true,
      privacy: 'public',
      scale: 1,
      timeoutInMilliseconds: 30_000,
      webhook: null,
      apiKey: null,
      audioCodec: null,
      audioBitrate: null,
      videoBitrate: null,
    },
    options: {expectedBucketOwner: '1', getRemainingTimeInMillis: () => 120_000},
    providerSpecifics: {
      getBucketPrefix: () => 'remotionlambda-',
      getMaxNonInlinePayloadSizePerFunction: () => 200_000,
      randomHash: () => 'hash',
      readFile: ({key}: {key: string}) => {
        asked.push(key);
        return Promise.resolve(Readable.from([Buffer.from('{}')]));
      },
      writeFile: (file: Written) => Promise.resolve(written.push(file)),
      deleteFile: (file: object) => Promise.resolve(deleted.push(file)),
      callFunctionStreaming: () => Promise.reject(new Error('The chunk fails')),
    },
    insideFunctionSpecifics: {
      getBrowserInstance: () => Promise.resolve({instance: {}}),
      forgetBrowserEventLoop: () => undefined,
      getCurrentRegionInFunction: () => 'eu-west-1',
      getCurrentFunctionName: () => 'remotion-render',
      getCurrentMemorySizeInMb: () => 2048,
      timer: () => ({end: () => undefined}),
    },
  });
  const {errors} = JSON.parse(written.at(-1)!.body) as Progress;
  assert.deepEqual(asked, ['input-props/large.json']);
  assert.match(errors.at(-1)!.message, /The chunk fails/);
  assert.equal(errors.at(-1)!.isFatal, true);
  assert.deepEqual(deleted, []);
});

import {installed} from './installed';

type Launch = (given: object) => Promise<void>;
type Called = {options: {payload: Record<string, unknown> & {type: string}}};

/** What a function on Lambda knows of itself. */
export const insideFunctionSpecifics = {
  deleteTmpDir: () => Promise.resolve(),
  generateRandomId: () => 'q8m1s6v2zt',
  getBrowserInstance: () => Promise.resolve({instance: {}}),
  forgetBrowserEventLoop: () => undefined,
  getCurrentRegionInFunction: () => 'eu-west-1',
  getCurrentFunctionName: () => 'remotion-render-harbor',
  getCurrentMemorySizeInMb: () => 2048,
  timer: () => ({end: () => undefined}),
};

/** What the main function gets from the call that starts a render. */
const LAUNCHED = {
  ...{type: 'launch', renderId: 'q8m1s6v2zt', bucketName: 'remotionlambda-probe', inputProps: {type: 'payload', payload: '{}'}, codec: 'h264'},
  ...{composition: 'Regatta', chromiumOptions: {}, envVariables: {}, everyNthFrame: 1, framesPerFunction: null, concurrency: null, frameRange: null},
  ...{logLevel: 'error', maxRetries: 1, outName: null, overwrite: true, privacy: 'public', scale: 1, timeoutInMilliseconds: 30_000, apiKey: null},
  ...{webhook: {url: 'https://harbor.example.com', secret: null}, audioCodec: null, audioBitrate: null, videoBitrate: null},
};

/** What calculateMetadata() results in, here. */
const EVALUATED = {
  ...{id: 'Regatta', durationInFrames: 60, fps: 30, width: 640, height: 360, props: {berth: 4}},
  ...{defaultOutName: 'spinnaker', defaultVideoImageFormat: 'png', defaultPixelFormat: 'yuva420p'},
};

type Chunk = {functionName: string; payload: Record<string, unknown>};

/**
 * Runs the main function for 60 frames, with nothing around it: it says what its webhook was told, what it wrote and how it started chunks.
 * @param finish joins the chunks
 * @param answer of the webhook
 */
export async function launch(
  change: object,
  finish: (given: Record<string, unknown>) => Promise<object>,
  answer: (type: string) => Promise<void> = () => Promise.resolve(),
) {
  const chunks: Chunk[] = [];
  const parts = {
    'validate-composition': {validateComposition: () => Promise.resolve(EVALUATED)},
    'stream-renderer': {streamRendererFunctionWithRetry: (chunk: Chunk) => Promise.resolve(chunks.push(chunk))},
    'merge-chunks': {mergeChunksAndFinishRender: finish},
  };
  const before = Object.entries(parts).map(([name, replaced]) => {
    const part = installed<object>(`@remotion/serverless/dist/${name}.js`);
    const original = {...part};
    Object.assign(part, replaced);
    return () => void Object.assign(part, original);
  });
  const {launchHandler} = installed<{launchHandler: Launch}>('@remotion/serverless/dist/handlers/launch.js');
  const told: Called['options']['payload'][] = [];
  const written: string[] = [];
  try {
    await launchHandler({
      params: {...LAUNCHED, ...change},
      options: {expectedBucketOwner: '1', getRemainingTimeInMillis: () => 5000},
      providerSpecifics: {
        getBucketPrefix: () => 'remotionlambda-',
        getMaxNonInlinePayloadSizePerFunction: () => 200_000,
        randomHash: () => 'hash',
        writeFile: ({body}: {body: string}) => Promise.resolve(written.push(body)),
      },
      insideFunctionSpecifics: {
        ...insideFunctionSpecifics,
        invokeWebhook: ({options: {payload}}: Called) => {
          told.push(payload);
          return answer(payload.type);
        },
      },
    });
  } finally {
    for (const restore of before) restore();
  }
  return {told, written, chunks};
}

import assert from 'node:assert/strict';
import {RenderInternals} from '@remotion/renderer';
import {VERSION} from 'remotion/version';
import {insideFunctionSpecifics} from '../lib/inside-a-function';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

const {rendererHandler} = installed<{rendererHandler: (given: object) => Promise<unknown>}>('@remotion/serverless/dist/handlers/renderer.js');

const PARAMS = {
  ...{type: 'renderer', chunk: 3, frameRange: [60, 79], framesPerLambda: 20, retriesLeft: 0, attempt: 1, everyNthFrame: 1, codec: 'h264'},
  ...{composition: 'Regatta', durationInFrames: 120, fps: 25, width: 640, height: 360, muted: false, preferLossless: false, imageFormat: 'jpeg'},
  ...{inputProps: {type: 'payload', payload: '{}'}, resolvedProps: {type: 'payload', payload: '{"berth":4}'}, launchFunctionConfig: {version: VERSION}},
};
const slowestFrames = Array.from({length: 10}, (_, index) => ({frame: 60 + index, time: 900 - index}));

export default inNode(
  'With the log level verbose, and not with info, each function that renders a chunk writes the slow frames that renderMedia() lists, at most ten, into its log, with their milliseconds.',
  async () => {
    const internals = RenderInternals as unknown as {internalRenderMedia: unknown};
    const {internalRenderMedia} = internals;
    const {log, error} = console;
    const lines = async (logLevel: string) => {
      const written: string[] = [];
      console.log = console.error = (...words: unknown[]) => void written.push(words.join(' '));
      internals.internalRenderMedia = () => Promise.resolve({slowestFrames});
      try {
        await rendererHandler({
          params: {...PARAMS, logLevel},
          options: {expectedBucketOwner: '1'},
          onStream: () => Promise.resolve(),
          requestContext: {awsRequestId: '1'},
          providerSpecifics: {isFlakyError: () => false, getChromiumPath: () => '/opt/chrome'},
          insideFunctionSpecifics,
        }).catch(() => undefined);
      } finally {
        internals.internalRenderMedia = internalRenderMedia;
        Object.assign(console, {log, error});
      }
      return written.flatMap((line) => /Frame \d+ \(.*\)/.exec(line) ?? []);
    };
    assert.deepEqual(
      await lines('verbose'),
      slowestFrames.map(({frame, time}) => `Frame ${frame} (${time.toFixed(3)}ms)`),
    );
    assert.deepEqual(await lines('info'), []);
  },
);

import assert from 'node:assert/strict';
import {RenderInternals} from '@remotion/renderer';
import {VERSION} from 'remotion/version';
import {insideFunctionSpecifics} from '../lib/inside-a-function';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

const {rendererHandler} = installed<{rendererHandler: (given: object) => Promise<void>}>('@remotion/serverless/dist/handlers/renderer.js');

const PARAMS = {
  ...{type: 'renderer', chunk: 3, frameRange: [60, 79], framesPerLambda: 20, retriesLeft: 0, attempt: 1, logLevel: 'error', everyNthFrame: 1, codec: 'h264'},
  ...{composition: 'Regatta', durationInFrames: 120, fps: 25, width: 640, height: 360, muted: false, preferLossless: false, imageFormat: 'jpeg'},
  ...{inputProps: {type: 'payload', payload: '{}'}, resolvedProps: {type: 'payload', payload: '{"berth":4}'}, launchFunctionConfig: {version: VERSION}},
};

export default inNode(
  'A function on Lambda that renders a chunk gives the composition its id, size, length and frame rate, and null for the default codec, name, pixel format and image format.',
  async () => {
    const internals = RenderInternals as unknown as {internalRenderMedia: unknown};
    const {internalRenderMedia} = internals;
    const given: object[] = [];
    const {error} = console;
    console.error = () => undefined;
    internals.internalRenderMedia = ({composition}: {composition: object}) => {
      given.push(composition);
      return Promise.reject(new Error('This is enough.'));
    };
    try {
      await rendererHandler({
        params: PARAMS,
        options: {expectedBucketOwner: '1'},
        onStream: () => Promise.resolve(),
        requestContext: {awsRequestId: '1'},
        providerSpecifics: {isFlakyError: () => false, getChromiumPath: () => '/opt/chrome'},
        insideFunctionSpecifics,
      });
    } finally {
      internals.internalRenderMedia = internalRenderMedia;
      console.error = error;
    }
    const none = {defaultCodec: null, defaultOutName: null, defaultPixelFormat: null, defaultVideoImageFormat: null};
    assert.deepEqual(given, [{id: 'Regatta', durationInFrames: 120, fps: 25, width: 640, height: 360, ...none}]);
  },
);

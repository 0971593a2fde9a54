import assert from 'node:assert/strict';
import {RenderInternals} from '@remotion/renderer';
import {VERSION} from 'remotion/version';
import {insideFunctionSpecifics} from '../lib/inside-a-function';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

const {rendererHandler} = installed<{rendererHandler: (given: object) => Promise<void>}>('@remotion/serverless/dist/handlers/renderer.js');

const SITE = 'https://harbor.example.com/index.html';
const PARAMS = {
  ...{type: 'renderer', framesPerLambda: 20, retriesLeft: 0, attempt: 1, logLevel: 'error', everyNthFrame: 1, codec: 'h264', serveUrl: SITE},
  ...{composition: 'Regatta', durationInFrames: 40, fps: 25, width: 640, height: 360, muted: false, preferLossless: false, imageFormat: 'jpeg'},
  ...{inputProps: {type: 'payload', payload: '{}'}, resolvedProps: {type: 'payload', payload: '{}'}, launchFunctionConfig: {version: VERSION}},
};

export default inNode(
  'Each function on Lambda that renders a chunk first gets a browser of its own, then opens the site in it, and renders its frames after that.',
  async () => {
    const internals = RenderInternals as unknown as {internalRenderMedia: unknown};
    const {internalRenderMedia} = internals;
    const steps: unknown[] = [];
    const {error} = console;
    console.error = () => undefined;
    internals.internalRenderMedia = ({serveUrl, puppeteerInstance, frameRange}: {serveUrl: string; puppeteerInstance: {of: number}; frameRange: number[]}) => {
      steps.push([serveUrl, puppeteerInstance.of, frameRange]);
      return Promise.reject(new Error('This is enough.'));
    };
    try {
      for (const chunk of [0, 1])
        await rendererHandler({
          params: {...PARAMS, chunk, frameRange: [chunk * 20, chunk * 20 + 19]},
          options: {expectedBucketOwner: '1'},
          onStream: () => Promise.resolve(),
          requestContext: {awsRequestId: '1'},
          providerSpecifics: {isFlakyError: () => false, getChromiumPath: () => '/opt/chrome'},
          insideFunctionSpecifics: {
            ...insideFunctionSpecifics,
            getBrowserInstance: () => {
              steps.push(`browser ${chunk}`);
              return Promise.resolve({instance: {of: chunk}});
            },
          },
        });
    } finally {
      internals.internalRenderMedia = internalRenderMedia;
      console.error = error;
    }
    assert.deepEqual(steps, ['browser 0', [SITE, 0, [0, 19]], 'browser 1', [SITE, 1, [20, 39]]]);
  },
);

import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

export default inNode('The call that starts a render on Lambda passes on any concurrency and framesPerLambda; the function checks them.', async () => {
  const {makeLambdaRenderMediaPayload} = installed<{makeLambdaRenderMediaPayload: (given: object) => Promise<object>}>(
    '@remotion/lambda-client/dist/make-lambda-payload.js',
  );
  const {validateFramesPerFunction} = installed<{validateFramesPerFunction: (given: object) => number}>(
    '@remotion/serverless-client/dist/validate-frames-per-function.js',
  );
  const wrong = [
    {given: {framesPerLambda: 20, concurrency: 40}, message: "Both 'framesPerLambda' and 'concurrency' were set. Please use only one of them."},
    {given: {framesPerLambda: 4, concurrency: null}, message: 'The framesPerLambda needs to be at least 5, but is 4'},
    {given: {framesPerLambda: null, concurrency: 250}, message: "'concurrency' cannot exceed 200, passed 250"},
  ];
  for (const {given, message} of wrong) {
    const payload = await makeLambdaRenderMediaPayload({
      ...given,
      codec: 'h264',
      serveUrl: 'marathon',
      downloadBehavior: {type: 'play-in-browser'},
      envVariables: {},
      region: 'eu-west-1',
      inputProps: {},
    });
    assert.deepEqual({...payload, ...given}, payload);
    assert.throws(() => validateFramesPerFunction({framesPerFunction: given.framesPerLambda, concurrency: given.concurrency, durationInFrames: 900}), {
      message,
    });
  }
});

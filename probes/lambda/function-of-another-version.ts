import assert from 'node:assert/strict';
import {VERSION} from 'remotion/version';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Check = {checkVersionMismatch: (given: object) => void};
const {checkVersionMismatch} = installed<Check>('@remotion/serverless/dist/handlers/check-version-mismatch.js');

export default inNode(
  'A function answers start, still, status and compositions of a package of another version with "Version mismatch", but not the question for its version.',
  () => {
    const check = (type: string, version: string) => () =>
      checkVersionMismatch({
        ...{params: {type, version}, apiName: 'renderMediaOnLambda()'},
        insideFunctionSpecifics: {getCurrentFunctionName: () => 'remotion-render-old'},
      });
    for (const type of ['start', 'still', 'status', 'compositions']) {
      assert.doesNotThrow(check(type, VERSION), type);
      assert.throws(check(type, '4.0.1'), {
        message: `Version mismatch: When calling renderMediaOnLambda(), you passed remotion-render-old as the function, which has the version ${VERSION}, but the @remotion/lambda package you used to invoke the function has version 4.0.1. Deploy a new function and use it to call getRenderProgress(). See: https://www.remotion.dev/docs/lambda/upgrading`,
      });
    }
    assert.doesNotThrow(check('info', '4.0.1'));
  },
);

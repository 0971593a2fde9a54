import assert from 'node:assert/strict';
import {getUserPolicy} from '@remotion/lambda/policies';
import {inNode} from '../lib/probe';

type Policy = {Statement: {Action: string[]; Resource: string[]}[]};

export default inNode(
  'The user policy contains s3:PutLifecycleConfiguration but not s3:GetLifecycleConfiguration, lambda:PutRuntimeManagementConfig, and functions and layers of Remotion only, except for reading about functions.',
  () => {
    const {Statement} = JSON.parse(getUserPolicy()) as Policy;
    const placesOf = (action: string) => Statement.filter(({Action}) => Action.includes(action)).flatMap(({Resource}) => Resource);
    assert.deepEqual(placesOf('s3:PutLifecycleConfiguration'), ['arn:aws:s3:::remotionlambda-*']);
    assert.deepEqual(placesOf('s3:GetLifecycleConfiguration'), []);
    for (const action of ['lambda:PutRuntimeManagementConfig', 'lambda:DeleteFunction'])
      assert.deepEqual(placesOf(action), ['arn:aws:lambda:*:*:function:remotion-render-*']);
    assert.deepEqual(placesOf('lambda:GetFunction'), ['*']);
    for (const action of ['lambda:UpdateFunctionConfiguration', 'lambda:GetFunctionConfiguration']) assert.deepEqual(placesOf(action), []);
    assert.match(placesOf('lambda:GetLayerVersion')[0] ?? '', /^arn:aws:lambda:\*:\d{12}:layer:remotion-binaries-\*$/);
  },
);

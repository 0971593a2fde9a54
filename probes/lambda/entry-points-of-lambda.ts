import assert from 'node:assert/strict';
import * as full from '@remotion/lambda';
import * as client from '@remotion/lambda/client';
import * as policies from '@remotion/lambda/policies';
import {inNode} from '../lib/probe';

const BOTH = [
  ...['renderMediaOnLambda', 'renderStillOnLambda', 'getRenderProgress', 'presignUrl', 'getSites'],
  ...['getFunctions', 'deleteFunction', 'deleteRender', 'getCompositionsOnLambda', 'estimatePrice', 'getAwsClient', 'validateWebhookSignature'],
];
const FULL = [
  ...['deployFunction', 'deploySite', 'deleteSite', 'getFunctionInfo', 'getOrCreateBucket', 'getRegions', 'downloadMedia'],
  ...['simulatePermissions', 'getUserPolicy', 'getRolePolicy'],
];

export default inNode(
  'Functions that are in both entry points of @remotion/lambda are the same, the deprecated ones, too; each other function is in one of the two, as the table says, and policies has those for the two policies.',
  () => {
    const [all, light] = [full as Record<string, unknown>, client as Record<string, unknown>];
    for (const name of BOTH) {
      assert.equal(typeof all[name], 'function', name);
      assert.equal(all[name], light[name], name);
    }
    for (const name of FULL) assert.deepEqual([typeof all[name], light[name]], ['function', undefined], name);
    for (const name of ['speculateFunctionName', 'appRouterWebhook', 'pagesRouterWebhook', 'expressWebhook'])
      assert.deepEqual([all[name], typeof light[name]], [undefined, 'function'], name);
    assert.deepEqual([policies.getUserPolicy(), policies.getRolePolicy()], [full.getUserPolicy(), full.getRolePolicy()]);
    assert.equal(all.downloadVideo, undefined);
    assert.equal(all.renderVideoOnLambda, all.renderMediaOnLambda);
  },
);

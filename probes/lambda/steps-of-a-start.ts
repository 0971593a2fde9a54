import assert from 'node:assert/strict';
import {VERSION} from 'remotion/version';
import {insideFunctionSpecifics} from '../lib/inside-a-function';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Call = {functionName: string; type: string; payload: {serveUrl: string; bucketName: string}};
const {startHandler} = installed<{startHandler: (given: object) => Promise<object>}>('@remotion/serverless/dist/handlers/start.js');

export default inNode(
  'A start compares versions, looks for the bucket unless it is named, writes a first record and starts the same function again; then it answers with the ID.',
  async () => {
    const steps: string[] = [];
    const calls: Call[] = [];
    const providerSpecifics = {
      getBuckets: () => {
        steps.push('look for the bucket');
        return Promise.resolve([{name: 'remotionlambda-found'}]);
      },
      applyLifeCycle: () => Promise.resolve(),
      convertToServeUrl: ({urlOrId, bucketName}: {urlOrId: string; bucketName: string}) => `https://${bucketName}/${urlOrId}`,
      validateDeleteAfter: () => undefined,
      writeFile: ({key, body}: {key: string; body: string}) => {
        steps.push(`write ${key}`);
        assert.equal((JSON.parse(body) as {renderMetadata: unknown}).renderMetadata, null);
        return Promise.resolve();
      },
      callFunctionAsync: (call: Call) => {
        steps.push('start again');
        calls.push(call);
        return Promise.resolve();
      },
    };
    const start = (change: object) =>
      startHandler({
        params: {type: 'start', version: VERSION, serveUrl: 'harbor', bucketName: null, ...change},
        options: {expectedBucketOwner: '1', timeoutInMilliseconds: 120_000, renderId: 'q8m1s6v2zt'},
        providerSpecifics,
        insideFunctionSpecifics,
      });
    await assert.rejects(start({version: '4.0.1'}), /Version mismatch/);
    assert.deepEqual(steps, []);
    assert.deepEqual(await start({}), {type: 'success', bucketName: 'remotionlambda-found', renderId: 'q8m1s6v2zt'});
    const rest = ['write renders/q8m1s6v2zt/progress.json', 'start again'];
    assert.deepEqual(steps.splice(0), ['look for the bucket', ...rest]);
    assert.deepEqual(
      calls.map(({functionName, type, payload}) => [functionName, type, payload.serveUrl]),
      [['remotion-render-harbor', 'launch', 'https://remotionlambda-found/harbor']],
    );
    await start({bucketName: 'remotionlambda-named'});
    assert.deepEqual(steps, rest);
    assert.equal(calls[1]?.payload.serveUrl, 'https://remotionlambda-named/harbor');
  },
);

import assert from 'node:assert/strict';
import {openAccount} from '../lib/aws-account';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Create = {createFunction: (options: object) => Promise<{FunctionName: string}>};

export default inNode(
  'A deployment ends with two settings, updates of the runtime by hand only and a fixed version; whatever makes this step fail, the function is deployed with the same warning, and an existing function is not pinned.',
  async () => {
    const {createFunction} = installed<Create>('@remotion/lambda/dist/api/create-function.js');
    const account = await openAccount();
    const {setTimeout} = globalThis;
    const {warn} = console;
    const warnings: string[] = [];
    // The toolkit waits for a second before it asks again whether the function is ready.
    globalThis.setTimeout = ((callback: () => void, milliseconds?: number) => setTimeout(callback, milliseconds === 1000 ? 0 : milliseconds)) as never;
    console.warn = (text: string) => void warnings.push(text);
    const create = (functionName: string, alreadyCreated = false) =>
      createFunction({
        ...{region: 'us-east-1', zipFile: __filename, functionName, accountId: '42', memorySizeInMb: 2048, timeoutInSeconds: 120, alreadyCreated},
        ...{
          createCloudWatchLogGroup: false,
          retentionInDays: 14,
          ephemerealStorageInMb: 2048,
          runtimePreference: 'default',
          requestHandler: null,
          logLevel: 'error',
        },
      });
    try {
      await create('buoy');
      assert.equal(account.asked.at(-1), 'lambda PUT functions/buoy/runtime-management-config');
      const {UpdateRuntimeOn, RuntimeVersionArn, ...others} = JSON.parse(account.bodies.at(-1) ?? '') as Record<string, string>;
      assert.deepEqual([UpdateRuntimeOn, others], ['Manual', {}]);
      assert.match(RuntimeVersionArn ?? '', /^arn:aws:lambda:us-east-1::runtime:[\da-f]{64}$/);
      assert.deepEqual(warnings, []);
      for (const code of ['AccessDeniedException', 'InvalidParameterValueException', 'ServiceException']) {
        account.refuse = (request) => (request.endsWith('runtime-management-config') ? code : undefined);
        assert.deepEqual(await create(`buoy-${code}`), {FunctionName: `buoy-${code}`});
        assert.match(
          warnings.splice(0).join('|'),
          /^⚠️ Could not lock the runtime version\. We recommend to update your policies to prevent your functions from breaking[^|]*$/,
        );
      }
      account.asked.length = 0;
      await create('buoy', true);
      assert.deepEqual(account.asked, []);
    } finally {
      globalThis.setTimeout = setTimeout;
      console.warn = warn;
      account.close();
    }
  },
);

import assert from 'node:assert/strict';
import {deployFunction} from '@remotion/lambda';
import {openAccount} from '../lib/aws-account';
import {dashedVersion, installed} from '../lib/installed';
import {inNode} from '../lib/probe';

const SIZES = {memorySizeInMb: 2048, diskSizeInMb: 2048, timeoutInSeconds: 120} as const;
const NAME = `remotion-render-${dashedVersion('@remotion/lambda')}-mem2048mb-disk2048mb-120sec`;

export default inNode(
  'deployFunction() does not pass requestHandler on, prints each step only with logLevel verbose, warns of enableV5Runtime, and tells by alreadyExisted whether a function with the same version and sizes was there.',
  async () => {
    const archive = installed<{FUNCTION_ZIP_ARM64: string}>('@remotion/lambda/dist/shared/function-zip-path.js');
    const {FUNCTION_ZIP_ARM64} = archive;
    archive.FUNCTION_ZIP_ARM64 = __filename;
    const account = await openAccount();
    const {setTimeout} = globalThis;
    // The toolkit waits for a second before it asks again whether the function is ready.
    globalThis.setTimeout = ((callback: () => void, milliseconds?: number) => setTimeout(callback, milliseconds === 1000 ? 0 : milliseconds)) as never;
    const {log, warn} = console;
    const printed: string[] = [];
    console.log = console.warn = (...texts: unknown[]) => void printed.push(texts.join(' '));
    const deploy = (more: object) => deployFunction({region: 'us-east-1', createCloudWatchLogGroup: true, ...SIZES, ...more});
    try {
      const requestHandler = {handle: () => Promise.reject(new Error('The handler was asked'))} as never;
      assert.deepEqual(await deploy({requestHandler}), {functionName: NAME, alreadyExisted: false});
      assert.equal(printed.join(''), '');
      account.functions[NAME] = dashedVersion('@remotion/lambda').replaceAll('-', '.');
      assert.deepEqual(await deploy({enableV5Runtime: true}), {functionName: NAME, alreadyExisted: true});
      assert.deepEqual(printed.splice(0), ['The `enableV5Runtime` option is now on by default. No need to specify it anymore.']);
      const other = NAME.replace('120sec', '240sec');
      assert.deepEqual(await deploy({timeoutInSeconds: 240, logLevel: 'verbose'}), {functionName: other, alreadyExisted: false});
      for (const step of ['Creating CloudWatch group', 'Set retention to 14 days', 'Deploying new Lambda function', 'Locking the runtime version'])
        assert.ok(
          printed.some((line) => line.includes(step)),
          step,
        );
    } finally {
      Object.assign(console, {log, warn});
      globalThis.setTimeout = setTimeout;
      archive.FUNCTION_ZIP_ARM64 = FUNCTION_ZIP_ARM64;
      account.close();
    }
  },
);

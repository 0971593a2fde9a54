import assert from 'node:assert/strict';
import {VERSION} from 'remotion/version';
import {setAwsVariables} from '../lib/aws';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Find = (given: object) => Promise<string>;
const {parsedLambdaCli} = installed<{parsedLambdaCli: Record<string, string | undefined>}>('@remotion/lambda/dist/cli/args.js');
const quitting = installed<{quit: (code: number) => void}>('@remotion/lambda/dist/cli/helpers/quit.js');
const {findFunctionName} = installed<{findFunctionName: Find}>('@remotion/lambda/dist/cli/helpers/find-function-name.js');

export default inNode(
  'Without --function-name, a command uses the only function of the installed version and ends with 1 if there is none or several; a name that is not among them is used with a warning.',
  async () => {
    setAwsVariables({});
    const {quit} = quitting;
    const {error, warn} = console;
    const printed: string[] = [];
    console.error = console.warn = (...text: unknown[]) => void printed.push(text.join(' '));
    quitting.quit = (code) => {
      throw new Error(`Ended with ${code}`);
    };
    const find = async (functions: Record<string, string>, flag?: string) => {
      printed.length = 0;
      parsedLambdaCli['function-name'] = flag;
      const getFunctions = () => Promise.resolve(Object.entries(functions).map(([functionName, version]) => ({functionName, version})));
      return findFunctionName({logLevel: 'warn', providerSpecifics: {getFunctions}});
    };
    try {
      assert.equal(await find({old: '4.0.1', own: VERSION}), 'own');
      assert.equal(printed.length, 0);
      await assert.rejects(find({old: '4.0.1'}), {message: 'Ended with 1'});
      assert.match(printed.join('\n'), new RegExp(`No Lambda functions with version ${VERSION.replaceAll('.', '\\.')} found in your account\\.`));
      await assert.rejects(find({own: VERSION, larger: VERSION}), {message: 'Ended with 1'});
      assert.match(printed.join('\n'), /More than 1 lambda function found in your account\. Unsure which one to use\./);
      assert.equal(await find({own: VERSION, larger: VERSION}, 'larger'), 'larger');
      assert.equal(printed.length, 0);
      assert.equal(await find({old: '4.0.1'}, 'old'), 'old');
      assert.match(printed.join('\n'), /The name passed to --function-name "old" does not match the naming convention this version of the CLI expects/);
    } finally {
      Object.assign(console, {error, warn});
      quitting.quit = quit;
      delete parsedLambdaCli['function-name'];
    }
  },
);

import assert from 'node:assert/strict';
import {setAwsVariables} from '../lib/aws';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Execute = (args: string[], root: string, logLevel: string, providerSpecifics: object, fullClientSpecifics: object) => Promise<void>;
type Cli = {CliInternals: {printError: unknown}};

const TOKEN = 'The security token included in the request is invalid';
const ROLE = 'The role defined for the function cannot be assumed by Lambda.';

export default inNode(
  'A command explains AccessDenied, TooManyRequestsException, a refused role and an invalid security token before the error, and ends with 1; the last text depends on whether an ID in either variable begins with AKI.',
  async () => {
    const quitting = installed<{quit: (code: number) => void}>('@remotion/lambda/dist/cli/helpers/quit.js');
    const {CliInternals} = installed<Cli>('@remotion/cli/dist/index.js');
    const {executeCommand} = installed<{executeCommand: Execute}>('@remotion/lambda/dist/cli/index.js');
    const {quit} = quitting;
    const {printError} = CliInternals;
    const {error} = console;
    let printed: string[] = [];
    console.error = (...text: unknown[]) => void printed.push(text.join(' '));
    CliInternals.printError = () => Promise.resolve();
    const codes: number[] = [];
    quitting.quit = (code) => void codes.push(code);
    const explained = async (message: string, variables: Record<string, string> = {}) => {
      printed = [];
      setAwsVariables(variables);
      const checkCredentials = () => {
        throw new Error(message);
      };
      await executeCommand(['sites', 'ls'], '/', 'error', {checkCredentials}, {});
      return printed.join('\n').trim();
    };
    try {
      assert.match(await explained('AccessDenied: no'), /^AWS returned an "AccessDenied" error message meaning a permission is missing\./);
      assert.match(await explained('TooManyRequestsException: Rate Exceeded.'), /^AWS returned an "TooManyRequestsException" error message which could mean/);
      assert.match(await explained(ROLE), /^The role "remotion-lambda-role" does not exist in your AWS account or has the wrong policy assigned to it\./);
      const [id, region] = [/is set but doesn't start with "AKI"/, /you did not enable the region in your AWS account/];
      assert.match(await explained(TOKEN), region);
      assert.match(await explained(TOKEN, {REMOTION_AWS_ACCESS_KEY_ID: 'AKIA1', AWS_ACCESS_KEY_ID: 'AKIA2'}), region);
      assert.match(await explained(TOKEN, {REMOTION_AWS_ACCESS_KEY_ID: 'ASIA1'}), id);
      assert.match(await explained(TOKEN, {REMOTION_AWS_ACCESS_KEY_ID: 'AKIA1', AWS_ACCESS_KEY_ID: 'ASIA2'}), id);
      assert.equal(await explained('getaddrinfo ENOTFOUND'), '');
      assert.ok(codes.length === 8 && codes.every((code) => code === 1));
    } finally {
      console.error = error;
      CliInternals.printError = printError;
      quitting.quit = quit;
    }
  },
);

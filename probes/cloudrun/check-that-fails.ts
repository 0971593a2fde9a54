import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Client = {testIamPermissions(): Promise<object[]>};
const {permissionsCommand} = installed<{permissionsCommand(logLevel: string): Promise<void>}>('@remotion/cloudrun/dist/cli/commands/permissions.js');
const helper = installed<{getResourceManagerClient: () => Client}>('@remotion/cloudrun/dist/api/helpers/get-resource-manager-client.js');

/** What the command prints after a call to Google. */
async function printedAfter(testIamPermissions: Client['testIamPermissions']): Promise<unknown[]> {
  const {getResourceManagerClient} = helper;
  const {error, log} = console;
  const printed: unknown[] = [];
  helper.getResourceManagerClient = () => ({testIamPermissions});
  console.error = (...words: unknown[]) => void printed.push(...words);
  console.log = () => undefined;
  try {
    await permissionsCommand('info');
  } finally {
    helper.getResourceManagerClient = getResourceManagerClient;
    Object.assign(console, {error, log});
  }
  return printed;
}

export default inNode(
  'If the check of permissions cannot run, the command prints “Did not have the required permissions on GCP:” and the error, that of the call to Google or “No permissions returned from the testIamPermissions call.”.',
  async () => {
    const refused = new Error('7 PERMISSION_DENIED: The caller does not have permission');
    assert.deepEqual(await printedAfter(() => Promise.reject(refused)), ['Did not have the required permissions on GCP:', refused]);
    const [first, second] = await printedAfter(() => Promise.resolve([{}]));
    assert.equal(first, 'Did not have the required permissions on GCP:');
    assert.match(String(second), /No permissions returned from the testIamPermissions call\.$/);
  },
);

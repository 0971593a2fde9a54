import assert from 'node:assert/strict';
import * as constants from '@remotion/lambda-client/constants';
import {ROLE_NAME} from '@remotion/lambda/policies';
import {withDeployments} from '../lib/deployments';
import {installed} from '../lib/installed';
import {runLambda} from '../lib/lambda-cli';
import {inNode} from '../lib/probe';

type Check = Record<string, (value: number) => void>;

export default inNode(
  'The MIN_ and MAX_ constants are the least and the most memory and time of a function, the DEFAULT_ ones the memory, disk and timeout that functions deploy takes without a flag, and ROLE_NAME is the role of functions.',
  async () => {
    const {MIN_MEMORY, MAX_MEMORY, MIN_TIMEOUT, MAX_TIMEOUT} = constants;
    const {validateMemorySize} = installed<Check>('@remotion/lambda-client/dist/validate-memory-size.js');
    const {validateTimeout} = installed<Check>('@remotion/lambda/dist/shared/validate-timeout.js');
    for (const [check, least, most] of [
      [validateMemorySize!, MIN_MEMORY, MAX_MEMORY],
      [validateTimeout!, MIN_TIMEOUT, MAX_TIMEOUT],
    ] as const) {
      for (const value of [least, most]) assert.doesNotThrow(() => check(value), String(value));
      for (const value of [least - 1, most + 1]) assert.throws(() => check(value), String(value));
    }
    await withDeployments(async (account) => {
      const {DEFAULT_MEMORY_SIZE: memory, DEFAULT_EPHEMERAL_STORAGE_IN_MB: disk, DEFAULT_TIMEOUT: timeout} = constants;
      const {output} = await runLambda('functions deploy -q');
      assert.ok(output.endsWith(`-mem${memory}mb-disk${disk}mb-${timeout}sec\n`), output);
      const {Role} = JSON.parse(account.bodies[account.asked.indexOf('lambda POST functions')]!) as {Role: string};
      assert.equal(Role, `arn:aws:iam::42:role/${ROLE_NAME}`);
      const larger = await runLambda(`functions deploy -q --memory=${memory + 1} --disk=${disk + 1} --timeout=${timeout + 1}`);
      assert.ok(larger.output.endsWith(`-mem${memory + 1}mb-disk${disk + 1}mb-${timeout + 1}sec\n`), larger.output);
    });
  },
);

import assert from 'node:assert/strict';
import {createRequire} from 'node:module';
import type {testPermissions} from '@remotion/cloudrun';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

const {list} = createRequire(__filename)('@remotion/cloudrun/permissions.json') as {list: {name: string; reason: string}[]};

export default inNode(
  'testPermissions() asks once about 15 permissions of the project, of which none deletes or changes a bucket, resolves in their order even if some are missing, and needs onTest in its argument.',
  async () => {
    const asked: {resource: string; permissions: string[]}[] = [];
    const testIamPermissions = (request: (typeof asked)[number]) => {
      asked.push(request);
      return Promise.resolve([{permissions: [request.permissions[3]]}]);
    };
    Object.assign(installed<object>('@remotion/cloudrun/dist/api/helpers/get-resource-manager-client.js'), {
      getResourceManagerClient: () => ({testIamPermissions}),
    });
    process.env.REMOTION_GCP_PROJECT_ID = 'mine';
    const api = installed<{testPermissions: typeof testPermissions}>('@remotion/cloudrun/dist/api/iam-validation/testPermissions.js');
    const told: string[] = [];
    const {results} = await api.testPermissions({onTest: ({permissionName}) => told.push(permissionName)});
    assert.equal(asked.length, 1);
    assert.equal(asked[0]?.resource, 'projects/mine');
    assert.equal(list.length, 15);
    assert.ok(list.some(({reason}) => reason === '') && list.some(({reason}) => reason !== ''));
    assert.deepEqual(
      list.filter(({name}) => /storage\.buckets\.(delete|update)/.test(name)),
      [],
    );
    assert.deepEqual(
      results,
      list.map(({name}, index) => ({permissionName: name, decision: index === 3})),
    );
    assert.deepEqual(told, asked[0]?.permissions);
    assert.equal((await api.testPermissions()).results.length, 15);
    await assert.rejects(api.testPermissions({} as never), {message: 'params.onTest is not a function'});
  },
);

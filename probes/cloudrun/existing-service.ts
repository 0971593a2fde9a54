import assert from 'node:assert/strict';
import {deployService} from '@remotion/cloudrun';
import {dashedVersion, installed} from '../lib/installed';
import {inNode} from '../lib/probe';

const USUAL = {projectID: 'chess-club-440512', region: 'europe-north1', performImageVersionValidation: false} as const;

export default inNode(
  'deployService() refuses unknown regions and project IDs before any request, returns a service of the same name as it is, and else creates one.',
  async () => {
    const created: {serviceId: string; service: {template: {scaling: object; timeout: object}}}[] = [];
    const names: string[] = [];
    const parent = `projects/${USUAL.projectID}/locations/${USUAL.region}`;
    const client = {
      async *listServicesAsync() {
        for (const name of names) yield await Promise.resolve({name: `${parent}/services/${name}`, uri: 'https://existing.example'});
      },
      createService: (request: (typeof created)[number]) => {
        created.push(request);
        return Promise.resolve([{promise: () => Promise.resolve([{name: `${parent}/services/${request.serviceId}`, uri: 'https://new.example'}])}]);
      },
    };
    let clients = 0;
    const getCloudRunClient = () => {
      clients += 1;
      return client;
    };
    Object.assign(installed<object>('@remotion/cloudrun/dist/api/helpers/get-cloud-run-client.js'), {getCloudRunClient});
    await assert.rejects(deployService({...USUAL, region: 'mars'}), /^TypeError: mars is not a valid GCP region\. Must be one of: asia-east1, asia-east2, /);
    await assert.rejects(deployService({...USUAL, projectID: undefined as never}), {message: "The 'project-id' argument must be provided, but is missing."});
    await assert.rejects(deployService({...USUAL, projectID: 'chess_club'}), /^Error: The `project-id` must match the RegExp `\/\^\[a-zA-Z\]/);
    assert.equal(clients, 0);
    const start = `remotion-${dashedVersion('@remotion/cloudrun')}-mem2gi`;
    const shortName = `${start}-cpu1-0-t300`;
    assert.deepEqual(await deployService(USUAL), {fullName: `${parent}/services/${shortName}`, shortName, uri: 'https://new.example', alreadyExists: false});
    assert.deepEqual(created[0]?.service.template.scaling, {minInstanceCount: 0, maxInstanceCount: 100});
    assert.deepEqual(created[0]?.service.template.timeout, {seconds: 300});
    names.push(shortName);
    const found = await deployService({...USUAL, maxInstances: 5, minInstances: 1});
    assert.deepEqual([found.uri, found.alreadyExists, created.length], ['https://existing.example', true, 1]);
    assert.equal((await deployService({...USUAL, cpuLimit: '1'})).shortName, `${start}-cpu1-t300`);
    assert.equal(created.length, 2);
  },
);

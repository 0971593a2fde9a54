import assert from 'node:assert/strict';
import type {deployService} from '@remotion/cloudrun';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Template = {
  scaling: {minInstanceCount: number; maxInstanceCount: number};
  maxInstanceRequestConcurrency: number;
  timeout: {seconds: number};
  containers: {resources: {limits: object}}[];
};

export default inNode(
  'By default, a service of Cloud Run has up to 100 containers, of which each takes one request at a time with 2 GiB of memory, one CPU and 300 seconds, and none while nothing is rendered.',
  async () => {
    const clients = installed<{getCloudRunClient: unknown}>('@remotion/cloudrun/dist/api/helpers/get-cloud-run-client.js');
    const {getCloudRunClient} = clients;
    const templates: Template[] = [];
    clients.getCloudRunClient = () => ({
      listServicesAsync: () => [],
      createService({service}: {service: {template: Template}}) {
        templates.push(service.template);
        return Promise.resolve([{promise: () => Promise.resolve([{name: 'new', uri: 'https://new.example'}])}]);
      },
    });
    process.env.REMOTION_GCP_CLIENT_EMAIL = 'render@chess-club.example';
    try {
      const api = installed<{deployService: typeof deployService}>('@remotion/cloudrun/dist/api/deploy-service.js');
      await api.deployService({projectID: 'chess-club-440512', region: 'europe-north1', performImageVersionValidation: false});
    } finally {
      clients.getCloudRunClient = getCloudRunClient;
    }
    const [template] = templates;
    assert.deepEqual(template?.scaling, {minInstanceCount: 0, maxInstanceCount: 100});
    assert.deepEqual([template.maxInstanceRequestConcurrency, template.timeout.seconds], [1, 300]);
    assert.deepEqual(template.containers[0]?.resources.limits, {memory: '2Gi', cpu: '1.0'});
  },
);

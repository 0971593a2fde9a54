import assert from 'node:assert/strict';
import type {deployService} from '@remotion/cloudrun';
import {VERSION} from 'remotion/version';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Template = {maxInstanceRequestConcurrency: number; serviceAccount: string; containers: {image: string; resources: object}[]};

const USUAL = {projectID: 'chess-club-440512', region: 'europe-north1', performImageVersionValidation: false} as const;
const ISSUE = /^Issue with projects\/chess-club-440512\/locations\/europe-north1\. The project either doesn't exist, or you don't have access to it\.\s*$/;

export default inNode(
  'A service takes one request at a time, as the account of the variable, with the image of its version and memory and CPUs as given. A refused list prints the project at every log level and rejects.',
  async () => {
    const templates: Template[] = [];
    let refuses = false;
    const client = {
      async *listServicesAsync() {
        await Promise.resolve();
        if (refuses) throw Object.assign(new Error('7 PERMISSION_DENIED'), {code: 7});
        yield {name: 'projects/chess-club-440512/locations/europe-north1/services/billing'};
      },
      createService({service}: {service: {template: Template}}) {
        templates.push(service.template);
        return Promise.resolve([{promise: () => Promise.resolve([{name: 'new', uri: 'https://new.example'}])}]);
      },
    };
    Object.assign(installed<object>('@remotion/cloudrun/dist/api/helpers/get-cloud-run-client.js'), {getCloudRunClient: () => client});
    process.env.REMOTION_GCP_CLIENT_EMAIL = 'render@chess-club.example';
    const api = installed<{deployService: typeof deployService}>('@remotion/cloudrun/dist/api/deploy-service.js');
    await api.deployService({...USUAL, memoryLimit: 'plenty', cpuLimit: '3.5'});
    await api.deployService({...USUAL, onlyAllocateCpuDuringRequestProcessing: true});
    const [first, second] = templates;
    assert.deepEqual([first?.maxInstanceRequestConcurrency, first?.serviceAccount], [1, 'render@chess-club.example']);
    assert.deepEqual(first?.containers, [
      {image: `us-docker.pkg.dev/remotion-dev/production/render:${VERSION}`, resources: {limits: {memory: 'plenty', cpu: '3.5'}, cpuIdle: false}},
    ]);
    assert.deepEqual(second?.containers[0]?.resources, {limits: {memory: '2Gi', cpu: '1.0'}, cpuIdle: true});
    refuses = true;
    const {error} = console;
    const lines: string[] = [];
    // eslint-disable-next-line no-control-regex -- the line is printed in red
    console.error = (text: string) => void lines.push(text.replace(/\u001B\[\d+m/g, ''));
    try {
      for (const logLevel of ['trace', 'error'] as const) {
        await assert.rejects(api.deployService({...USUAL, logLevel}), {message: '7 PERMISSION_DENIED'});
        assert.match(lines.pop() ?? '', ISSUE);
      }
    } finally {
      console.error = error;
    }
  },
);

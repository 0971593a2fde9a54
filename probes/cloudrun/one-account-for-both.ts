import assert from 'node:assert/strict';
import type {deployService} from '@remotion/cloudrun';
import {pristine} from '../lib/cloud-run';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Given = {projectId?: string; credentials?: {client_email?: string; private_key?: string}};
type Template = {serviceAccount: string};

const HELPERS = '@remotion/cloudrun/dist/api/helpers';
const VARIABLES = {REMOTION_GCP_PROJECT_ID: 'bakery', REMOTION_GCP_CLIENT_EMAIL: 'render@bakery.example', REMOTION_GCP_PRIVATE_KEY: 'key'};
/** Each client of Google that the package makes, and the class that it makes it of. */
const CLIENTS: [string, string, string, string[]][] = [
  ['get-cloud-run-client', 'getCloudRunClient', '@google-cloud/run', ['v2', 'ServicesClient']],
  ['get-cloud-storage-client', 'getCloudStorageClient', '@google-cloud/storage', ['Storage']],
  ['get-resource-manager-client', 'getResourceManagerClient', '@google-cloud/resource-manager', ['v3', 'ProjectsClient']],
  ['get-cloud-logging-client', 'getCloudLoggingClient', '@google-cloud/logging', ['v2', 'LoggingServiceV2Client']],
  ['get-auth-client-for-url', 'getAuthClientForUrl', 'google-auth-library', ['GoogleAuth']],
];

export default inNode(
  'The clients that deploy, list and request renders sign in with three variables, for project, e-mail address and key. deployService() gives a service that address, and resolves once the operation is over.',
  async () => {
    const before = {...process.env};
    Object.assign(process.env, VARIABLES);
    const signedIn: Given[] = [];
    const record = (target: Record<string, unknown>, name: string) => {
      const descriptor = Object.getOwnPropertyDescriptor(target, name);
      class Client {
        constructor(given: Given = {}) {
          if (given.credentials) signedIn.push(given);
        }
        getIdTokenClient = () => Promise.resolve({});
      }
      Object.defineProperty(target, name, {value: Client, configurable: true, writable: true, enumerable: true});
      return () => void Object.defineProperty(target, name, descriptor!);
    };
    try {
      for (const [file, name, library, way] of CLIENTS) {
        const loaded = installed<Record<string, unknown>>(library);
        const last = way.at(-1)!;
        const target = way.length > 1 ? (loaded[way[0]!] as Record<string, unknown>) : loaded;
        const restore = record(target, last);
        try {
          await (pristine(`${HELPERS}/${file}.js`, name) as (url: string) => unknown)('https://render.example');
        } finally {
          restore();
        }
      }
    } finally {
      for (const name of Object.keys(VARIABLES)) if (before[name] === undefined) Reflect.deleteProperty(process.env, name);
    }
    const credentials = {client_email: 'render@bakery.example', private_key: 'key'};
    assert.deepEqual(signedIn, Array(CLIENTS.length).fill({projectId: 'bakery', credentials}));

    process.env.REMOTION_GCP_CLIENT_EMAIL = 'render@bakery.example';
    const templates: Template[] = [];
    let finish: (made: object[]) => void = () => undefined;
    const client = {
      async *listServicesAsync() {},
      createService: ({service}: {service: {template: Template}}) => {
        templates.push(service.template);
        return Promise.resolve([{promise: () => new Promise((resolve) => (finish = resolve))}]);
      },
    };
    Object.assign(installed<object>(`${HELPERS}/get-cloud-run-client.js`), {getCloudRunClient: () => client});
    const api = installed<{deployService: typeof deployService}>('@remotion/cloudrun/dist/api/deploy-service.js');
    let isDone = false;
    const deployed = api.deployService({projectID: 'bakery', region: 'us-east1', performImageVersionValidation: false}).then(() => (isDone = true));
    while (templates.length === 0) await new Promise(setImmediate);
    for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
    assert.equal(isDone, false);
    finish([{name: 'new', uri: 'https://new.example'}]);
    await deployed;
    assert.equal(templates[0]?.serviceAccount, 'render@bakery.example');
  },
);

import assert from 'node:assert/strict';
import {pristine} from '../lib/cloud-run';
import {inNode} from '../lib/probe';

type Client = {projectId: string; authClient: {jsonContent: object | null}};

export default inNode(
  'Without REMOTION_GCP_PROJECT_ID, but with K_CONFIGURATION and GCLOUD_PROJECT, clients of Google get the project of GCLOUD_PROJECT and no credentials, so they act as the container.',
  () => {
    const getCloudStorageClient = pristine('@remotion/cloudrun/dist/api/helpers/get-cloud-storage-client.js', 'getCloudStorageClient') as () => Client;
    const client = (project: Record<string, string>) => {
      for (const name of ['REMOTION_GCP_PROJECT_ID', 'K_CONFIGURATION', 'GCLOUD_PROJECT']) delete process.env[name];
      Object.assign(process.env, {REMOTION_GCP_CLIENT_EMAIL: 'a@mine.example', REMOTION_GCP_PRIVATE_KEY: 'key', ...project});
      const {projectId, authClient} = getCloudStorageClient();
      return [projectId, authClient.jsonContent];
    };
    const credentials = {client_email: 'a@mine.example', private_key: 'key'};
    const inside = {K_CONFIGURATION: 'render', GCLOUD_PROJECT: 'harbor'};
    assert.deepEqual(client(inside), ['harbor', null]);
    assert.deepEqual(client({...inside, REMOTION_GCP_PROJECT_ID: 'mine'}), ['mine', credentials]);
    assert.deepEqual(client({REMOTION_GCP_PROJECT_ID: 'mine'}), ['mine', credentials]);
    assert.deepEqual(client({GCLOUD_PROJECT: 'harbor'})[1], credentials);
    delete process.env.GCLOUD_PROJECT;
  },
);

import assert from 'node:assert/strict';
import {VERSION} from 'remotion/version';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Client = {auth: {jsonContent: unknown; _cachedProjectId?: string}};
type Registry = {ArtifactRegistryClient: {prototype: {listTags: unknown}}};

export default inNode(
  'Within a container of Cloud Run, the check of the image for deployService() still takes project, e-mail address and key from the three variables.',
  async () => {
    const {validateImageRemotionVersion: check} = installed<{validateImageRemotionVersion: () => Promise<void>}>(
      '@remotion/cloudrun/dist/shared/validate-image-remotion-version.js',
    );
    const {prototype} = installed<Registry>('@google-cloud/artifact-registry').ArtifactRegistryClient;
    const {listTags} = prototype;
    const seen: unknown[] = [];
    prototype.listTags = function (this: Client) {
      seen.push([this.auth._cachedProjectId, this.auth.jsonContent]);
      return Promise.resolve([[{name: `tags/${VERSION}`}]]);
    };
    const names = ['REMOTION_GCP_PROJECT_ID', 'REMOTION_GCP_CLIENT_EMAIL', 'REMOTION_GCP_PRIVATE_KEY', 'K_CONFIGURATION', 'GCLOUD_PROJECT'];
    const before = names.map((name) => [name, process.env[name]] as const);
    try {
      Object.assign(process.env, {
        K_CONFIGURATION: 'render',
        GCLOUD_PROJECT: 'harbor',
        REMOTION_GCP_CLIENT_EMAIL: 'a@mine.example',
        REMOTION_GCP_PRIVATE_KEY: 'key',
      });
      delete process.env.REMOTION_GCP_PROJECT_ID;
      await check();
      process.env.REMOTION_GCP_PROJECT_ID = 'mine';
      await check();
    } finally {
      prototype.listTags = listTags;
      for (const [name, value] of before) {
        if (value === undefined) Reflect.deleteProperty(process.env, name);
        else process.env[name] = value;
      }
    }
    const credentials = {client_email: 'a@mine.example', private_key: 'key'};
    assert.deepEqual(seen, [
      [null, credentials],
      ['mine', credentials],
    ]);
  },
);

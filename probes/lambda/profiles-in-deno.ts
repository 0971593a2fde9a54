import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {setAwsVariables} from '../lib/aws';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

const {checkCredentials} = installed<{checkCredentials: () => void}>('@remotion/lambda-client/dist/check-credentials.js');

export default inNode(
  'In Deno, keys are looked for in the environment only, under both names, and a file with a default profile is not enough as it is in Node.js.',
  () => {
    const file = path.join(newFolder(), 'credentials');
    fs.writeFileSync(file, '[default]\naws_access_key_id = AKIAHARBOR\n');
    setAwsVariables({AWS_SHARED_CREDENTIALS_FILE: file});
    checkCredentials();
    Object.assign(globalThis, {Deno: {env: {get: (name: string) => process.env[name], has: (name: string) => name in process.env}}});
    try {
      assert.throws(checkCredentials, /have not set the environment variable AWS_ACCESS_KEY_ID or REMOTION_AWS_ACCESS_KEY_ID/);
      for (const prefix of ['', 'REMOTION_']) {
        setAwsVariables({[`${prefix}AWS_ACCESS_KEY_ID`]: 'AKIAHARBOR', [`${prefix}AWS_SECRET_ACCESS_KEY`]: 'none', AWS_SHARED_CREDENTIALS_FILE: file});
        assert.doesNotThrow(checkCredentials);
      }
    } finally {
      Reflect.deleteProperty(globalThis, 'Deno');
      setAwsVariables({});
    }
  },
);

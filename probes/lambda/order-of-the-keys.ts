import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {setAwsVariables} from '../lib/aws';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Keys = {accessKeyId: string; secretAccessKey: string; sessionToken?: string};
const {getCredentials} = installed<{getCredentials: () => Keys | (() => Promise<Keys>) | undefined}>('@remotion/lambda-client/dist/get-credentials.js');
const {checkCredentials} = installed<{checkCredentials: () => void}>('@remotion/lambda-client/dist/check-credentials.js');

const OURS = {REMOTION_AWS_ACCESS_KEY_ID: 'ours', REMOTION_AWS_SECRET_ACCESS_KEY: 's'};
const THEIRS = {AWS_ACCESS_KEY_ID: 'theirs', AWS_SECRET_ACCESS_KEY: 's', AWS_SESSION_TOKEN: 'token'};

export default inNode(
  'Keys are those of REMOTION_AWS_PROFILE, REMOTION_AWS_… variables, AWS_PROFILE or AWS_… variables, the first complete set with its own token; half a pair counts for nothing and throws nothing.',
  async () => {
    const file = path.join(newFolder(), 'credentials');
    fs.writeFileSync(file, ['a', 'b'].map((name) => `[${name}]\naws_access_key_id = profile-${name}\naws_secret_access_key = s\n`).join('\n'));
    const found = async (variables: Record<string, string>) => {
      setAwsVariables({AWS_SHARED_CREDENTIALS_FILE: file, AWS_CONFIG_FILE: file, ...variables});
      const keys = getCredentials();
      const {accessKeyId, sessionToken = ''} = (typeof keys === 'function' ? await keys() : keys) ?? {accessKeyId: 'none'};
      return `${accessKeyId} ${sessionToken}`.trim();
    };
    assert.equal(await found({REMOTION_AWS_PROFILE: 'a', AWS_PROFILE: 'b', ...OURS, ...THEIRS}), 'profile-a');
    assert.equal(await found({AWS_PROFILE: 'b', ...OURS, ...THEIRS}), 'ours');
    assert.equal(await found({...OURS, REMOTION_AWS_SESSION_TOKEN: 'own', ...THEIRS}), 'ours own');
    assert.equal(await found({AWS_PROFILE: 'b', ...THEIRS}), 'profile-b');
    assert.equal(await found(THEIRS), 'theirs token');
    assert.equal(await found({REMOTION_AWS_ACCESS_KEY_ID: 'ours', AWS_SECRET_ACCESS_KEY: 's'}), 'none');
    assert.doesNotThrow(checkCredentials);
    setAwsVariables({AWS_SHARED_CREDENTIALS_FILE: file});
    assert.throws(
      checkCredentials,
      /^Error: You have tried to call a Remotion Lambda function, but have not set the environment variable AWS_ACCESS_KEY_ID or/,
    );
    fs.writeFileSync(file, '[default]\n');
    assert.doesNotThrow(checkCredentials);
  },
);

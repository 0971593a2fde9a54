import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {getAwsClient} from '@remotion/lambda/client';
import {setAwsVariables} from '../lib/aws';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

export default inNode(
  'A profile that is not in the files of the AWS command line rejects with "Could not resolve credentials using profile: [video]".',
  async () => {
    const folder = newFolder();
    const files = {AWS_SHARED_CREDENTIALS_FILE: path.join(folder, 'credentials'), AWS_CONFIG_FILE: path.join(folder, 'config')};
    fs.writeFileSync(files.AWS_SHARED_CREDENTIALS_FILE, '[vidoe]\naws_access_key_id = AKIA1\naws_secret_access_key = none\n');
    fs.writeFileSync(files.AWS_CONFIG_FILE, '');
    process.env.REMOTION_DISABLE_AWS_CLIENT_CACHE = '1';
    const keys = (profile: string) => {
      setAwsVariables({...files, REMOTION_AWS_PROFILE: profile});
      return getAwsClient({region: 'us-east-1', service: 'lambda'}).client.config.credentials();
    };
    await assert.rejects(keys('video'), {message: 'Could not resolve credentials using profile: [video] in configuration/credentials file(s).'});
    assert.equal((await keys('vidoe')).accessKeyId, 'AKIA1');
  },
);

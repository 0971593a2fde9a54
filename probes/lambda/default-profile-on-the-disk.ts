import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {getAwsClient, renderMediaOnLambda} from '@remotion/lambda/client';
import {openAccount} from '../lib/aws-account';
import {setAwsVariables} from '../lib/aws';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

export default inNode(
  'Without keys in the environment, a file of credentials with a default profile is enough for the check before a request, one with other profiles is not; proxy variables are ignored.',
  async () => {
    const file = path.join(newFolder(), 'credentials');
    const keys = 'aws_access_key_id = AKIAQUAY\naws_secret_access_key = tide\n';
    const client = () => getAwsClient({region: 'eu-north-1', service: 'sts'}).client;
    const account = await openAccount({invoke: () => ({type: 'success', renderId: 'q8m1s6v2zt'})});
    Object.assign(process.env, {HTTPS_PROXY: 'http://127.0.0.1:9', HTTP_PROXY: 'http://127.0.0.1:9', ALL_PROXY: 'http://127.0.0.1:9'});
    try {
      setAwsVariables({AWS_SHARED_CREDENTIALS_FILE: file, AWS_ENDPOINT_URL: account.variables.AWS_ENDPOINT_URL ?? ''});
      assert.throws(client, /^Error: You have tried to call a Remotion Lambda function, but have not set the environment variable AWS_ACCESS_KEY_ID/);
      fs.writeFileSync(file, `[harbor]\n${keys}`);
      assert.throws(client, /^Error: You have tried to call a Remotion Lambda function/);
      fs.writeFileSync(file, `[default]\n${keys}`);
      assert.equal((await client().config.credentials()).accessKeyId, 'AKIAQUAY');
      const request = {region: 'eu-north-1', functionName: 'remotion-render-harbor', serveUrl: 'harbor', composition: 'Regatta', codec: 'h264'} as const;
      assert.equal((await renderMediaOnLambda(request)).renderId, 'q8m1s6v2zt');
      assert.deepEqual(account.asked, ['lambda POST functions/remotion-render-harbor/invocations']);
    } finally {
      account.close();
      for (const name of ['HTTPS_PROXY', 'HTTP_PROXY', 'ALL_PROXY']) Reflect.deleteProperty(process.env, name);
    }
  },
);

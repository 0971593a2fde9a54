import assert from 'node:assert/strict';
import {renderMediaOnLambda} from '@remotion/lambda/client';
import {setAwsVariables} from '../lib/aws';
import {inNode} from '../lib/probe';
import {serve} from '../lib/serve';

export default inNode(
  'If the variables are set to the keys of a second account while a render is being started with those of the first one, the request of the first may be signed with the keys of the second.',
  async () => {
    const keys: string[] = [];
    const server = await serve((request, response) => {
      keys.push(/Credential=([^/]+)/.exec(request.headers.authorization ?? '')?.[1] ?? '');
      response.end(JSON.stringify({type: 'success', bucketName: 'remotionlambda-quay', renderId: 'p4x7m2k9qe'}));
    });
    process.env.REMOTION_DISABLE_AWS_CLIENT_CACHE = '1';
    const use = (id: string) => setAwsVariables({AWS_ENDPOINT_URL: server.origin, REMOTION_AWS_ACCESS_KEY_ID: id, REMOTION_AWS_SECRET_ACCESS_KEY: 'none'});
    const start = () =>
      renderMediaOnLambda({
        ...{region: 'us-east-1', functionName: 'remotion-render-harbor', serveUrl: 'https://harbor.example.com', composition: 'Regatta', codec: 'h264'},
        logLevel: 'error',
      });
    try {
      use('AKIAFIRST');
      const first = start();
      use('AKIASECOND');
      await Promise.all([first, start()]);
      assert.deepEqual(keys, ['AKIASECOND', 'AKIASECOND']);
    } finally {
      server.close();
    }
  },
);

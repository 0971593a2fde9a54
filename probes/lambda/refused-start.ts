import assert from 'node:assert/strict';
import {getRenderProgress, renderMediaOnLambda} from '@remotion/lambda/client';
import {serveLambda} from '../lib/aws';
import {inNode} from '../lib/probe';

const place = {region: 'us-east-1', functionName: 'remotion-render-4-0-332-mem2048mb-disk2048mb-120sec'} as const;

export default inNode(
  'If AWS refuses the start of a render or a request for progress, the call rejects with its error TooManyRequestsException after one request; for unknown keys, the start says that they were probably mixed up.',
  async () => {
    let requests = 0;
    let answer = {status: 429, name: 'TooManyRequestsException', message: 'Rate Exceeded.'};
    const server = await serveLambda((_, response) => {
      requests += 1;
      response.writeHead(answer.status, {'x-amzn-errortype': answer.name}).end(JSON.stringify({message: answer.message}));
    });
    const start = () => renderMediaOnLambda({...place, serveUrl: 'weddings', composition: 'Vows', codec: 'h264', logLevel: 'error'});
    const ask = () => getRenderProgress({...place, bucketName: 'remotionlambda-probe', renderId: 'q8m1s6v2zt'});
    try {
      for (const call of [start, ask]) {
        await assert.rejects(call(), {name: 'TooManyRequestsException', message: 'Rate Exceeded.'});
        assert.equal(requests, 1);
        requests = 0;
      }
      answer = {status: 403, name: 'UnrecognizedClientException', message: 'The security token included in the request is invalid.'};
      await assert.rejects(start(), /^Error: UnrecognizedClientException: The AWS credentials provided were probably mixed up\./);
      await assert.rejects(ask(), {message: 'The security token included in the request is invalid.'});
    } finally {
      server.close();
    }
  },
);

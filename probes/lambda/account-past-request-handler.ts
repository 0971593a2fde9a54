import assert from 'node:assert/strict';
import https from 'node:https';
import {Readable} from 'node:stream';
import {getSites} from '@remotion/lambda/client';
import {inNode} from '../lib/probe';

const EMPTY = '<?xml version="1.0"?><ListAllMyBucketsResult><Buckets></Buckets></ListAllMyBucketsResult>';

export default inNode('getSites() sends the request for the buckets by way of requestHandler, but asks STS for the account directly.', async () => {
  Object.assign(process.env, {AWS_ACCESS_KEY_ID: 'AKIAPROBE', AWS_SECRET_ACCESS_KEY: 'probe'});
  const handled: string[] = [];
  const direct = new Set<string>();
  const {request} = https;
  Object.assign(https, {
    request: (options: https.RequestOptions, answer: () => void) => {
      direct.add(String(options.host));
      return request({...options, host: '127.0.0.1', port: 9}, answer);
    },
  });
  try {
    const requestHandler = {
      handle: ({hostname}: {hostname: string}) => {
        handled.push(hostname);
        return Promise.resolve({response: {statusCode: 200, headers: {'content-type': 'application/xml'}, body: Readable.from([Buffer.from(EMPTY)])}});
      },
    };
    await assert.rejects(getSites({region: 'us-west-2', requestHandler: requestHandler as never}), /ECONNREFUSED/);
  } finally {
    Object.assign(https, {request});
  }
  assert.deepEqual(handled, ['s3.us-west-2.amazonaws.com']);
  assert.deepEqual([...direct], ['sts.us-west-2.amazonaws.com']);
});

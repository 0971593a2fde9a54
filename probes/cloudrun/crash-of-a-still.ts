import assert from 'node:assert/strict';
import {PassThrough} from 'node:stream';
import {cloudRunService} from '../lib/cloud-run';
import {inNode} from '../lib/probe';

export default inNode(
  'The crash of a still has a fixed message about the logs, the URL of the service, when its answer began, when the connection ended, and the seconds between.',
  async () => {
    const service = cloudRunService();
    service.client = {
      request: () => {
        const data = new PassThrough();
        data.write('{"onProgress":0.5}');
        setTimeout(() => data.end(), 30);
        return Promise.resolve({data});
      },
    };
    const before = Date.now();
    const {requestStartTime, requestCrashTime, requestElapsedTimeInSeconds, ...crash} = await service.still();
    assert.deepEqual(crash, {
      type: 'crash',
      cloudRunEndpoint: 'https://render.example',
      message: 'Service crashed without sending a response. Check the logs in GCP console.',
    });
    const [began, ended] = [requestStartTime, requestCrashTime].map((time) => Date.parse(String(time)));
    assert.ok(began! >= before - 1 && ended! - began! >= 20 && ended! <= Date.now() + 1);
    assert.ok(Math.abs(Number(requestElapsedTimeInSeconds) * 1000 - (ended! - began!)) < 20);
  },
);

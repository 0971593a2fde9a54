import assert from 'node:assert/strict';
import {inspectErrors} from '@remotion/serverless-client';
import {inNode} from '../lib/probe';

const EXPLAINED: [string, RegExp][] = [
  ['Failed to load resource: net::ERR_INSUFFICIENT_RESOURCES', /^The lambda ran out of memory\./],
  ['Protocol error (Page.captureScreenshot): Target closed.', /^The browser crashed while rendering the video\./],
  ['Error: ENOSPC: no space left on device, write', /^Your lambda function reached the storage limit\./],
  ['Error: no space left on device', /^Your lambda function reached the storage limit\./],
  ['FATAL:zygote_communication_linux.cc', /^Failed to launch browser\. Will be retried - you can probably ignore this error\./],
];

export default inNode(
  'Errors about too little memory, a crashed browser, a full disk and a browser that does not launch get an explanation, others have null; s3Location is always empty.',
  () => {
    const inspect = (stack: string) => inspectErrors({errors: [{stack}] as never})[0]!;
    for (const [stack, explanation] of EXPLAINED) assert.match(String(inspect(stack).explanation), explanation);
    assert.equal(inspect('TypeError: x is undefined').explanation, null);
    assert.equal(inspect('TypeError: x is undefined').s3Location, '');
  },
);

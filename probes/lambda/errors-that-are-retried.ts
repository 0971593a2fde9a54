import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

const {isFlakyError} = installed<{isFlakyError: (error: Error) => boolean}>('@remotion/lambda-client/dist/is-flaky-error.js');

const RETRIED = [
  'read ECONNRESET',
  'socket hang up',
  'getaddrinfo EAI_AGAIN videos.example.com',
  'Protocol error (Runtime.callFunctionOn): Target closed.',
  'Timed out after 30000ms while setting up the headless browser.',
  'waiting for the page to render the React component at frame 3 failed: timeout 33000ms exceeded',
];
const FINAL = [
  "Cannot read properties of undefined (reading 'title')",
  'A delayRender() "Loading the scores" was called but not cleared after 28000ms.',
  'The codec h265 is not supported.',
];

export default inNode(
  'A chunk is rendered again after a broken connection, a crash of the browser or a page that does not load in time, not after an exception or a delayRender() handle that stays open.',
  () => {
    for (const message of RETRIED) assert.equal(isFlakyError(new Error(message)), true, message);
    for (const message of FINAL) assert.equal(isFlakyError(new Error(message)), false, message);
  },
);

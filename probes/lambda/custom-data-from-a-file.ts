import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

const {parsedLambdaCli} = installed<{parsedLambdaCli: Record<string, unknown>}>('@remotion/lambda/dist/cli/args.js');
const {getWebhookCustomData} = installed<{getWebhookCustomData: (logLevel: string) => unknown}>('@remotion/lambda/dist/cli/helpers/get-webhook-custom-data.js');

export default inNode('--webhook-custom-data takes JSON or the path of a file with JSON.', () => {
  const file = path.join(newFolder(), 'couple.json');
  fs.writeFileSync(file, '{"coupleId":"m-and-j"}');
  const read = (value: string) => {
    parsedLambdaCli['webhook-custom-data'] = value;
    return getWebhookCustomData('error');
  };
  try {
    assert.deepEqual(read('{"coupleId":"a-and-b"}'), {coupleId: 'a-and-b'});
    assert.deepEqual(read(file), {coupleId: 'm-and-j'});
  } finally {
    delete parsedLambdaCli['webhook-custom-data'];
  }
});

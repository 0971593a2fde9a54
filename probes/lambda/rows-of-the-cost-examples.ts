import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {estimatePrice} from '@remotion/lambda/client';
import {LAMBDA_MODEL} from '../../data/lambda-model';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

const PAGE = path.join(__dirname, '../../docs/lambda/cost-example.mdx');
const {startInSeconds, joinInSeconds} = LAMBDA_MODEL;

export default inNode(
  'With 2 seconds to start a function and 3 to join, the five renders take the functions, seconds and dollars of the table, from 1 frame to 108,000, at the prices of us-east-1.',
  () => {
    assert.deepEqual([startInSeconds, joinInSeconds], [2, 3]);
    const {bestFramesPerFunctionParam} = installed<{bestFramesPerFunctionParam: (frames: number) => number}>(
      '@remotion/serverless-client/dist/best-frames-per-function-param.js',
    );
    const rows = fs.readFileSync(PAGE, 'utf8').matchAll(/^\| (an? .* frames? \| .*) \|$/gm);
    const computed = [...rows].map(([, row = '']) => {
      const [render = '', , milliseconds = ''] = row.replace(/ \{.*$/, '').split(' | ');
      const frames = Number((/([\d,]+) frames?/.exec(render)?.[1] ?? '').replaceAll(',', ''));
      const each = bestFramesPerFunctionParam(frames);
      const chunks = frames === 1 ? 0 : Math.ceil(frames / each);
      const chunk = startInSeconds + (frames === 1 ? 1 : each) * (parseInt(milliseconds, 10) / 1000);
      const seconds = chunks * chunk + (frames === 1 ? chunk : startInSeconds + chunk + joinInSeconds);
      const price = estimatePrice({
        ...{region: 'us-east-1', memorySizeInMb: 2048, diskSizeInMb: 2048},
        ...{lambdasInvoked: chunks + 1, durationInMilliseconds: seconds * 1000},
      });
      const shown = seconds < 10 ? seconds.toFixed(1) : Math.round(seconds).toLocaleString('en');
      const expected = [render, String(chunks + 1), milliseconds, `${shown} s`, `$${price.toFixed(5)}`, `$${(price * 1000).toFixed(2)}`].join(' | ');
      return {expected, found: row.replace(/ \{.*$/, '')};
    });
    assert.equal(computed.length, 5);
    for (const {expected, found} of computed) assert.equal(found, expected);
  },
);

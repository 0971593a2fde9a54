import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {getUserPolicy} from '@remotion/lambda';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

const PAGE = path.join(__dirname, '../../docs/lambda/insights.mdx');
const {lambdaInsightsExtensions} = installed<{lambdaInsightsExtensions: Record<string, string | null>}>(
  '@remotion/lambda/dist/shared/lambda-insights-extensions.js',
);

export default inNode(
  'The user policy names the account of the Insights layer in most regions; in five, the layer is that of the account in the table of the page.',
  () => {
    const [, usual] = /arn:aws:lambda:\*:(\d{12}):layer:LambdaInsightsExtension\*/.exec(getUserPolicy()) ?? [];
    const accounts = Object.entries(lambdaInsightsExtensions).flatMap(([region, layer]) => (layer ? [[region, layer.split(':')[4] ?? ''] as const] : []));
    const others = accounts.filter(([, account]) => account !== usual);
    assert.equal(usual, '580247275435');
    const table = fs.readFileSync(PAGE, 'utf8').matchAll(/^\| `([a-z-]+-\d)` \| `(\d{12})` \|$/gm);
    assert.deepEqual(Object.fromEntries(others), Object.fromEntries([...table].map(([, region, account]) => [region, account])));
    assert.deepEqual([others.length, accounts.length], [5, 21]);
  },
);

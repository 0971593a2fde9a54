import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {inNode} from '../lib/probe';

const page = (name: string) => fs.readFileSync(path.join(__dirname, `../../docs/recipes/${name}.mdx`), 'utf8');

export default inNode(
  'In the workflow, npm ci comes before the cache of node_modules/.remotion, and that before browser ensure. The rule of the bucket deletes videos after 7 days and unfinished parts after one.',
  () => {
    const text = page('github-actions');
    const [, job = ''] = /title="\.github\/workflows\/video\.yml"\n(.*?)^```/ms.exec(text) ?? [];
    const places = [
      'run: npm ci',
      'path: node_modules/.remotion',
      'run: npx remotion browser ensure',
      'run: npx remotion still',
      'run: npx remotion render',
    ].map((step) => job.indexOf(step));
    assert.ok(places.every((place, index) => place > (places[index - 1] ?? 0)));
    assert.match(text, /language: \[en, de, fr\]/);
    const rules = JSON.parse(/title="lifecycle\.json"\n(.*?)^```/ms.exec(page('s3-upload'))![1]!) as {
      Rules: {Expiration: {Days: number}; AbortIncompleteMultipartUpload: {DaysAfterInitiation: number}}[];
    };
    assert.deepEqual(
      rules.Rules.map(({Expiration, AbortIncompleteMultipartUpload: parts}) => [Expiration.Days, parts.DaysAfterInitiation]),
      [[7, 1]],
    );
  },
);

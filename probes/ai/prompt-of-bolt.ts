import assert from 'node:assert/strict';
import fs from 'node:fs';
import {slowInNode} from '../lib/probe';

export default slowInNode(
  'In the prompt for Bolt, the last paragraph and no other describes the video, and one of the rules before it is that useCurrentFrame() is the only clock.',
  () => {
    const prompt = /^```txt\n(.*?)^```/ms.exec(fs.readFileSync('docs/ai/bolt.mdx', 'utf8'))![1]!;
    const paragraphs = prompt.trim().split('\n\n');
    assert.deepEqual(
      paragraphs.map((paragraph) => paragraph.startsWith('The video: ')),
      paragraphs.map((_, index) => index === paragraphs.length - 1),
    );
    const rules = paragraphs.find((paragraph) => paragraph.startsWith('Rules for the video:'))!.replaceAll(/\s+/g, ' ');
    assert.ok(rules.includes('useCurrentFrame() from remotion is the only clock.'));
    for (const word of ['name', 'kilometers', '1080']) assert.deepEqual(paragraphs.filter((each) => each.includes(word)).length, 1, word);
  },
);

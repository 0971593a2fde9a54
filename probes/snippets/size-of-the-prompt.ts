import assert from 'node:assert/strict';
import fs from 'node:fs';
import {inNode} from '../lib/probe';

export default inNode('The file of the system prompt, the sample of its page, is about 6 kB long.', () => {
  const [, prompt = ''] = /^```tsx title=[^\n]*\n(.*?)^```/ms.exec(fs.readFileSync('docs/ai/system-prompt.mdx', 'utf8')) ?? [];
  assert.equal(Math.round(Buffer.byteLength(prompt) / 1000), 6);
});

import assert from 'node:assert/strict';
import fs from 'node:fs';
import {inNode} from '../lib/probe';

export default inNode(
  'Each page to which the page on terminology links below defines its word in its first sentence, and then shows it, in code, in a table, in a figure or in a demo.',
  () => {
    const page = fs.readFileSync('docs/terminology.mdx', 'utf8');
    const names = [...new Set([...page.matchAll(/\]\(\.\/terminology\/([\w-]+)\.mdx\)/g)].map(([, name = '']) => name))];
    assert.deepEqual(
      names.toSorted(),
      fs
        .readdirSync('docs/terminology')
        .map((file) => file.replace('.mdx', ''))
        .toSorted(),
    );
    for (const name of names) {
      const [, title = '', text = ''] = /^---\ntitle: "?(.*?)"?\n.*?\n---\n+(.*)$/s.exec(fs.readFileSync(`docs/terminology/${name}.mdx`, 'utf8')) ?? [];
      const [first = ''] = /^.*?[.:](?=\s)/s.exec(text) ?? [];
      const word = title.replace(/^Remotion /, '').toLowerCase();
      assert.ok(first.toLowerCase().includes(word) && / is | are | holds /.test(first), `${title}: ${first}`);
      assert.match(text.slice(first.length), /^(?:```|<Figure|<Demo|\| ---)/m, title);
    }
  },
);

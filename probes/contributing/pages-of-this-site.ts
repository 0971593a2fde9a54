import assert from 'node:assert/strict';
import fs from 'node:fs';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {inNode} from '../lib/probe';

const FOLDER = 'docs/course';

export default inNode(
  'An opening brace or angle bracket in the prose, not in backticks, stops the parser with "The MDX cannot be parsed". Each part of a course names the one before it.',
  () => {
    const parser = unified().use(remarkParse).use(remarkMdx);
    const parses = (text: string) => {
      try {
        parser.parse(text);
        return true;
      } catch {
        return false;
      }
    };
    assert.deepEqual(['An opening { brace.', 'An <angle bracket.', 'In `{` backticks, `<` too.'].map(parses), [false, false, true]);
    assert.match(fs.readFileSync('core/corpus/read-page.ts', 'utf8'), /The MDX cannot be parsed: /);

    const parts = fs
      .readdirSync(FOLDER)
      .map((file) => ({name: file.slice(0, -4), before: /^continues: course\/(\w[\w-]*)$/m.exec(fs.readFileSync(`${FOLDER}/${file}`, 'utf8'))?.[1]}));
    const order = ['index'];
    for (let next = parts.find(({before}) => before === 'index'); next; next = parts.find(({before}) => before === order.at(-1))) order.push(next.name);
    assert.equal(order.length, parts.length);
  },
);

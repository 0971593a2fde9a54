import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {inNode} from '../lib/probe';

const FOLDER = path.join(__dirname, '../../docs/course');
const page = (name: string) => fs.readFileSync(path.join(FOLDER, `${name}.mdx`), 'utf8');

/** The lines that a mark such as 2,9-10 names. */
const linesOf = (mark: string) =>
  mark.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({length: last - first + 1}, (_, index) => first + index);
  });

/** Whether the lines stand in the text, in this order. */
function isWithin(lines: string[], text: string[]): boolean {
  let from = 0;
  return lines.every((line) => {
    const at = text.indexOf(line, from);
    from = at + 1;
    return at >= 0;
  });
}

export default inNode(
  'The course has ten parts, for a video of 30 seconds. Each but the first begins with frames of the project as it was, and each ends with it as it is. Lines without a mark were in the file before.',
  () => {
    const parts = [...page('index').matchAll(/^\d+\. \[.*?\]\(\.\/(.*?)\.mdx\)/gm)].map(([, name]) => name!);
    assert.equal(parts.length, 10);
    const files = new Map<string, string[]>();
    for (const [index, name] of parts.entries()) {
      const text = page(name);
      const [start, end] = ['start', 'end'].map((at) => text.indexOf(`<CourseState at="${at}" />`));
      const firstHeading = text.indexOf('\n## ');
      assert.ok(start! > 0 && start! < firstHeading, name);
      assert.match(text.slice(text.indexOf('## What goes wrong'), end! + 40), /<CourseState at="end" \/>\n\n## /);
      // What is shown are the frames of the last sample that has some: before the first part there is none.
      const pictures = parts.slice(0, index).filter((part) => / frames="/.test(page(part)));
      assert.equal(pictures.length > 0, index > 0);
      assert.match(text, index === 0 ? / frames="/ : /./);
      for (const [, title = '', meta = '', code = ''] of text.matchAll(/^```\w+ title="(src\/[^"]*)"([^\n]*)\n(.*?)^```/gms)) {
        const lines = code.split('\n');
        const before = files.get(title);
        const marked = linesOf(/ add="([^"]*)"/.exec(meta)?.[1] ?? '0');
        const others = lines.filter((line, number) => line.trim() && !marked.includes(number + 1));
        assert.ok(!before || isWithin(others, before), `${name}: ${title}`);
        files.set(title, lines);
      }
    }
    const plan = files.get('src/scenes.ts')!.join('\n');
    const seconds = [...plan.matchAll(/: (\d+) \* fps/g)].reduce((sum, [, each]) => sum + Number(each), 0);
    assert.equal(seconds, 30);
    assert.match(files.get('src/YearInReview.tsx')!.join('\n'), /\(\{name, year, numbers, months, pictures, thanks, website\}: Year\)/);
  },
);

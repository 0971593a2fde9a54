import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {inNode} from '../lib/probe';

const PAGE = path.join(__dirname, '../../docs/render.mdx');

export default inNode(
  'The page on ways to render has a section with a first render for the Studio, the command line, Node.js, Lambda and Cloud Run each, and for no other way.',
  () => {
    const sections = new Map(
      fs
        .readFileSync(PAGE, 'utf8')
        .split(/^## /m)
        .slice(1)
        .map((text) => [text.split('\n', 1)[0], text]),
    );
    const ways = ['Studio button', 'Command line', 'Node.js', 'Lambda', 'Cloud Run'];
    const renders = /<Figure id="render-dialog" \/>|^(?:npx remotion .*\brender|await renderMedia\(|.*renderMediaOn)/m;
    assert.deepEqual(
      [...sections].filter(([, text]) => renders.test(text)).map(([title]) => title),
      ways,
    );
  },
);

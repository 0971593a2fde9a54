import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Manifest = {dependencies: Record<string, string>};
type Rule = {selector: string; body: string};

const FOLDER = path.join(__dirname, '../../node_modules/@remotion/tailwind-v4/node_modules/tailwindcss');
const read = (file: string) => fs.readFileSync(path.join(FOLDER, file), 'utf8');

export default inNode(
  'Text of Tailwind 4 is at most 128 pixels large, with text-9xl. Its base styles give headings the size around them and pictures at most the width of their parent. tailwind brings version 3, tailwind-v4 brings 4.',
  () => {
    const sizes = [...read('theme.css').matchAll(/--text-(\w+): ([\d.]+)rem;/g)].map(([, name, rem]) => ({name, pixels: Number(rem) * 16}));
    const largest = sizes.toSorted((one, other) => other.pixels - one.pixels)[0];
    assert.deepEqual(largest, {name: '9xl', pixels: 128});

    const css = read('preflight.css').replace(/\/\*.*?\*\//gs, '');
    const rules: Rule[] = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
      selector: selector.replace(/\s+/g, ' ').trim(),
      body,
    }));
    const bodies = (pattern: RegExp) =>
      rules
        .filter(({selector}) => pattern.test(selector))
        .map(({body}) => body)
        .join('');
    assert.match(bodies(/^h1, h2/), /font-size: inherit;\s+font-weight: inherit;/);
    assert.match(bodies(/^img, video$/), /max-width: 100%;/);
    assert.match(bodies(/^ol, ul/), /list-style: none;/);

    const brings = (name: string) => installed<Manifest>(`@remotion/${name}/package.json`).dependencies.tailwindcss?.split('.')[0];
    assert.deepEqual([brings('tailwind'), brings('tailwind-v4')], ['3', '4']);
  },
);

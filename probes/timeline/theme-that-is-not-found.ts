import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type {AcceptedPlugin} from 'postcss';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Postcss = (plugins: AcceptedPlugin[]) => {process(css: string, options: {from: string}): Promise<{css: string}>};

const postcss = installed<Postcss>('@remotion/tailwind-v4/node_modules/postcss');
const tailwind = installed<(options: {base: string; optimize: boolean}) => AcceptedPlugin>('@tailwindcss/postcss/dist/index.js');

const PRESET = 'src/timeline/theme/timeline-preset.mjs';

export default inNode(
  "Tailwind 4 says \"Can't resolve '../src/timeline/theme/timeline.css'\" if the folder of the page is elsewhere, and finds it where the page puts it; the command of the page prints all names of a preset.",
  async () => {
    const page = fs.readFileSync('docs/timeline/setup.mdx', 'utf8');
    const css = /^```css title="app\/globals\.css"\n(.*?)^```/ms.exec(page)![1]!;
    /** A project with one file. */
    const having = (name: string, content: string): string => {
      const folder = newFolder();
      for (const each of ['app', path.dirname(name)]) fs.mkdirSync(path.join(folder, each), {recursive: true});
      fs.writeFileSync(path.join(folder, name), content);
      fs.symlinkSync(path.resolve('node_modules/@remotion/tailwind-v4/node_modules'), path.join(folder, 'node_modules'));
      return folder;
    };
    const compiled = (base: string) => postcss([tailwind({base, optimize: false})]).process(css, {from: path.join(base, 'app/globals.css')});
    const theme = '@theme static {--color-tide: #0b62d6;}';
    await assert.rejects(compiled(having('lib/timeline/theme/timeline.css', theme)), /Can't resolve '\.\.\/src\/timeline\/theme\/timeline\.css'/);
    assert.match((await compiled(having('src/timeline/theme/timeline.css', theme))).css, /--color-tide: #0b62d6;/);

    const folder = having(PRESET, `export default {theme: {extend: {colors: {timeline: {track: {DEFAULT: 'var(--track)'}}}, spacing: {lane: '4rem'}}}};`);
    const command = /^```bash\n(node -e .*?)\n```/ms.exec(page)![1]!;
    const printed = execFileSync('sh', ['-c', command], {cwd: folder, encoding: 'utf8'});
    for (const name of ['theme', 'extend', 'colors', 'timeline', 'track', 'DEFAULT', 'spacing', 'lane']) assert.ok(printed.includes(`${name}:`), printed);
  },
);

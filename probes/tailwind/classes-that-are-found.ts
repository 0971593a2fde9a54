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

const SOURCE = `const board = {none: 'bg-emerald-600', long: 'bg-red-600'};
const assembled = \`bg-\${color}-600\`;
export const Title = () => <p className={\`text-9xl \${board.none}\`} />;
`;

export default inNode(
  'Tailwind 4 makes the classes that stand whole in the files below the folder, not assembled names nor those in files that .gitignore lists; @source adds folders and inline() names.',
  async () => {
    const folder = newFolder();
    const base = path.join(folder, 'app');
    const files = {
      'app/src/Title.tsx': SOURCE,
      'app/ignored/Old.tsx': `const old = 'bg-lime-600';`,
      'app/.gitignore': 'ignored\n',
      'ui/src/Box.tsx': `export const box = 'bg-indigo-600';`,
    };
    for (const [file, content] of Object.entries(files)) {
      fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
      fs.writeFileSync(path.join(folder, file), content);
    }
    execFileSync('git', ['init', '--quiet'], {cwd: base});
    fs.symlinkSync(path.resolve('node_modules/@remotion/tailwind-v4/node_modules'), path.join(folder, 'node_modules'));
    const classes = async (css: string) => {
      const result = await postcss([tailwind({base, optimize: false})]).process(css, {from: path.join(base, 'src/index.css')});
      return [...result.css.matchAll(/^ {2}\.(bg-[\w-]+) /gm)].map(([, name]) => name).sort();
    };

    const names = await classes(`@import 'tailwindcss';`);
    assert.deepEqual(names, ['bg-emerald-600', 'bg-red-600']);
    const more = await classes(`@import 'tailwindcss';\n@source '../../ui/src';\n@source inline('bg-teal-600 bg-pink-600');`);
    assert.deepEqual(more, ['bg-emerald-600', 'bg-indigo-600', 'bg-pink-600', 'bg-red-600', 'bg-teal-600']);
  },
);

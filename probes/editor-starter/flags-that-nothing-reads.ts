import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {runScriptOf} from '../lib/page-script';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

const FILES = {
  'editor/flags.ts': ['COLOR', 'COLOR_CONTROL', 'FILMSTRIP', 'UNDO'].map((name) => `export const FEATURE_${name} = true;\n`).join(''),
  'editor/canvas.tsx': 'const a = FEATURE_COLOR_CONTROL ? 1 : 2;',
  'routes/deep/undo.ts': 'if (FEATURE_UNDO) undo();',
  'notes.md': 'FEATURE_FILMSTRIP',
};

export default inNode(
  'The script of the page searches all TypeScript files of src for each flag, and prints those that occur in the file of flags alone, also where another flag begins with the same letters.',
  async () => {
    const folder = newFolder();
    for (const [name, content] of Object.entries(FILES)) {
      const file = path.join(folder, 'src', name);
      fs.mkdirSync(path.dirname(file), {recursive: true});
      fs.writeFileSync(file, content);
    }
    const {log} = console;
    const printed: unknown[] = [];
    console.log = (line: unknown) => void printed.push(line);
    try {
      await runScriptOf('docs/editor-starter/features.mdx', 'unused-flags.ts', {
        'node:fs': {
          readdirSync: (place: string, options: {recursive: true; encoding: 'utf8'}) => fs.readdirSync(path.join(folder, place), options),
          readFileSync: (file: string) => fs.readFileSync(path.join(folder, file), 'utf8'),
        },
      });
    } finally {
      console.log = log;
    }
    assert.deepEqual(printed, ['FEATURE_COLOR', 'FEATURE_FILMSTRIP']);
  },
);

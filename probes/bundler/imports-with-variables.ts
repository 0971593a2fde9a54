import assert from 'node:assert/strict';
import {bundled} from '../lib/bundled';
import {inNode} from '../lib/probe';

type Load = {load: (name: string) => Promise<{lines: string[]}>};

const lyrics = (line: string) => `export const lines = ['${line}'];\n`;

const FILES = {
  'src/lyrics/anchor.ts': lyrics('Haul away'),
  'src/lyrics/ebb.ts': lyrics('Slack water'),
  'src/lyrics/notes.md': '# Not a module',
  'src/lyrics/print.test.ts': lyrics('A test'),
};

export default inNode(
  'A bundle holds no file for an import() of a variable, whose call then fails and whose warning is filtered out; with a folder in front, it holds each file there that fits the string, others excluded by the extension.',
  async () => {
    const unknown = await bundled({...FILES, 'src/index.ts': 'export const load = (path: string) => import(path);\n'});
    assert.deepEqual([unknown.errors, unknown.warnings], [[], []]);
    assert.ok(!unknown.code.includes('Haul away'));
    for (const path of ['./lyrics/anchor', './lyrics/anchor.ts'])
      await assert.rejects(async () => unknown.run<Load>().load(path), {message: `Cannot find module '${path}'`});

    const folder = await bundled({...FILES, 'src/index.ts': 'export const load = (song: string) => import(`./lyrics/${song}.ts`);\n'});
    assert.deepEqual([folder.errors, folder.warnings], [[], []]);
    for (const line of ['Haul away', 'Slack water', 'A test']) assert.ok(folder.code.includes(line), line);
    assert.ok(!folder.code.includes('Not a module'));
    const {load} = folder.run<Load>();
    assert.deepEqual([(await load('anchor')).lines, (await load('ebb')).lines], [['Haul away'], ['Slack water']]);
    await assert.rejects(load('flood'), {message: "Cannot find module './flood.ts'"});
    assert.match(
      (await bundled({...FILES, 'src/index.ts': 'export const load = (song: string) => import(`./lyrics/${song}`);\n'})).errors.join(),
      /> # Not a module/,
    );
  },
);

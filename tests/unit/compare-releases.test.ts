import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {test} from 'node:test';
import {compareReleases} from '../../core/toolkit/releases/compare';
import type {Releases} from '../../core/toolkit/releases/releases';

/** Two releases of a package, and what the registry says about them. */
const RELEASES: Record<string, Record<string, string>> = {
  '1.4.2': {
    'index.d.ts':
      'export declare const bake: (options: {flour: number; salt?: boolean; sugar?: number}) => void;\nexport type Oven = {heat: number};\nexport declare const gone: () => void;\n',
    'index.js': 'exports.bake = ({flour, salt, sugar = 2}) => flour;\n',
  },
  '2.0.1': {
    'index.d.ts':
      'export declare const bake: (options: {flour?: number; sugar?: number; yeast: boolean}) => void;\nexport type Oven = {heat: number};\nexport type Tray = {size: number};\n',
    'index.js': 'exports.bake = ({flour, sugar = 3, yeast}) => flour;\n',
  },
};

test('the difference of two releases names what is gone, new, and of another default; a missing release gives way to its neighbor', async (t) => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'comparing-'));
  t.after(() => fs.rmSync(dir, {recursive: true}));
  const releases: Releases = {
    versions: () => Promise.resolve(['2.0.1', '1.4.2', '1.0.0', '2.1.0', '2.0.0-alpha.1']),
    isAtHand: () => true,
    folder: (_, version) => {
      const folder = path.join(dir, 'registry', version);
      fs.mkdirSync(folder, {recursive: true});
      for (const [file, text] of Object.entries(RELEASES[version] ?? {})) fs.writeFileSync(path.join(folder, file), text);
      fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify({name: '@remotion/bakery', version, main: 'index.js', types: 'index.d.ts'}));
      return Promise.resolve(folder);
    },
  };
  assert.deepEqual(await compareReleases(dir, releases, '@remotion/bakery', {from: '1.5.0', to: '2.0.0'}), {
    package: '@remotion/bakery',
    from: '1.4.2',
    to: '2.0.1',
    lines: [
      '+ Tray',
      '~ bake.flour: required → optional',
      '- bake.salt',
      '~ bake.sugar: optional, default 2 → optional, default 3',
      '+ bake.yeast (required)',
      '- gone',
    ],
  });
  assert.equal(await compareReleases(dir, releases, '@remotion/bakery', {from: '3.0.0', to: '4.0.0'}), undefined);
});

import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {inNode} from '../lib/probe';

const PACKAGES = path.join(__dirname, '../../node_modules/@remotion');

/** By what a page may refuse a frame, or find out that it is in one. */
const FRAMES = /x-frame-options|frame-ancestors|window\.(?:top|parent)\b|frameElement/i;

export default inNode(
  'Neither the Studio nor its server nor the page of a bundle refuses an <iframe> or looks whether it is in one, so that it shows there what a window shows: the whole Studio with its menus, shortcuts and all compositions.',
  () => {
    for (const [folder, some] of [
      ['studio/dist/esm', 'internals.mjs'],
      ['studio-server/dist', 'start-studio.js'],
      ['bundler/dist', 'index-html.js'],
    ] as const) {
      const files = fs.readdirSync(path.join(PACKAGES, folder), {recursive: true, encoding: 'utf8'}).filter((file) => /\.m?js$/.test(file));
      assert.ok(files.includes(some), `${folder} has ${files.join(', ')}`);
      for (const file of files) assert.doesNotMatch(fs.readFileSync(path.join(PACKAGES, folder, file), 'utf8'), FRAMES, `${folder}/${file}`);
    }
  },
);

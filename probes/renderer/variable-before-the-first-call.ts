import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {installed} from '../lib/installed';
import {runScriptOf} from '../lib/page-script';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Downloads = {makeDownloadMap(): {assetDir: string}; cleanDownloadMap(map: unknown): void};

export default inNode(
  'The script of the page has set TMPDIR to a folder that is there before its first call, of bundle(); a call takes the folder that is set then, and what an earlier one has made stays in the old one.',
  async () => {
    const {makeDownloadMap, cleanDownloadMap} = installed<Downloads>('@remotion/renderer/dist/assets/download-map.js');
    const {TMPDIR} = process.env;
    const [before, folder] = [newFolder(), newFolder()];
    const calls: string[] = [];
    const called = (name: string) => () => {
      assert.equal(os.tmpdir(), path.join(folder, '.scratch'), name);
      assert.ok(fs.existsSync(os.tmpdir()));
      calls.push(name);
      return Promise.resolve({});
    };
    try {
      process.env.TMPDIR = before;
      const early = makeDownloadMap();
      await runScriptOf('docs/miscellaneous/changing-temp-dir.mdx', 'render-regatta.ts', {
        'node:path': {default: {...path, resolve: (name: string) => path.join(folder, name)}, __esModule: true},
        '@remotion/bundler': {bundle: called('bundle')},
        '@remotion/renderer': {selectComposition: called('selectComposition'), renderMedia: called('renderMedia')},
      });
      assert.deepEqual(calls, ['bundle', 'selectComposition', 'renderMedia']);
      const late = makeDownloadMap();
      assert.deepEqual(
        [early, late].map(({assetDir}) => path.dirname(assetDir)),
        [before, path.join(folder, '.scratch')],
      );
      assert.ok(fs.existsSync(early.assetDir));
      for (const map of [early, late]) cleanDownloadMap(map);
    } finally {
      if (TMPDIR === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = TMPDIR;
    }
  },
);

import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {runScriptOf} from '../lib/page-script';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

export default inNode(
  'The nightly script writes the video under a name with a dot and renames it, keeps the last seven and nothing else is deleted, removes its bundle and its lock also after a failure, and throws EEXIST while a lock is there.',
  async () => {
    const folder = newFolder();
    const nightly = path.join(folder, 'nightly');
    const bundleFolder = path.join(folder, 'bundle');
    fs.mkdirSync(nightly);
    const old = Array.from({length: 8}, (_, index) => `2024-03-1${index}.mp4`);
    for (const name of [...old, 'log.txt']) fs.writeFileSync(path.join(nightly, name), '');
    process.env.DATA_URL = 'data:application/json,{"title": "High water", "subtitle": "5:12"}';
    const day = new Date().toISOString().slice(0, 10);
    const seen: string[] = [];
    const night = (renders: boolean) =>
      runScriptOf(
        'docs/recipes/cron.mdx',
        'nightly.ts',
        {
          '@remotion/bundler': {
            bundle: () => {
              fs.mkdirSync(bundleFolder);
              return Promise.resolve(bundleFolder);
            },
          },
          '@remotion/renderer': {
            selectComposition: ({inputProps}: {inputProps: {title: string}}) => Promise.resolve(inputProps.title),
            renderMedia: ({outputLocation, composition}: {outputLocation: string; composition: string}) => {
              seen.push(`${composition} ${path.basename(outputLocation)} ${fs.existsSync(path.join(nightly, '.lock'))}`);
              if (!renders) return Promise.reject(new Error('The tide table is empty.'));
              fs.writeFileSync(outputLocation, 'film');
              return Promise.resolve();
            },
          },
        },
        folder,
      );
    await assert.rejects(night(false), {message: 'The tide table is empty.'});
    assert.deepEqual(fs.readdirSync(nightly).sort(), [...old, 'log.txt'], 'after a failure');
    assert.ok(!fs.existsSync(bundleFolder));
    await night(true);
    assert.deepEqual(seen, [`High water .${day}.mp4 true`, `High water .${day}.mp4 true`]);
    assert.deepEqual(fs.readdirSync(nightly).sort(), [...old.slice(2), `${day}.mp4`, 'log.txt']);
    assert.ok(!fs.existsSync(bundleFolder));

    const lock = path.join(nightly, '.lock');
    fs.writeFileSync(lock, '');
    await assert.rejects(night(true), {code: 'EEXIST', message: `EEXIST: file already exists, open '${lock}'`});
    assert.equal(seen.length, 2);
  },
);

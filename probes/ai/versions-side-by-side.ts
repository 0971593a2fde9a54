import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {installed} from '../lib/installed';
import {slowInNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Manifest = {name: string; version: string; dependencies?: Record<string, string>};

const PACKAGES = ['@remotion/player', '@remotion/media-utils'];

/** The versions of remotion that npm ls shows for an app with these packages. */
function versionsIn(ofApp: string): string[] {
  const folder = newFolder();
  const put = (place: string, manifest: Manifest) => {
    fs.mkdirSync(path.join(folder, place), {recursive: true});
    fs.writeFileSync(path.join(folder, place, 'package.json'), JSON.stringify(manifest));
  };
  const packages = PACKAGES.map((name) => installed<Manifest>(`${name}/package.json`));
  const remotion = (version: string) => ({name: 'remotion', version});
  const versions = Object.fromEntries(packages.map(({name, version}) => [name, version]));
  put('', {name: 'app', version: '1.0.0', dependencies: {...versions, remotion: ofApp}});
  put('node_modules/remotion', remotion(ofApp));
  for (const {name, version, dependencies} of packages) {
    put(`node_modules/${name}`, {name, version, dependencies});
    // npm puts a copy of its own beside a package that needs another version.
    if (dependencies!.remotion !== ofApp) put(`node_modules/${name}/node_modules/remotion`, remotion(dependencies!.remotion!));
  }
  const {stdout} = spawnSync('npm', ['ls', 'remotion'], {cwd: folder, encoding: 'utf8'});
  return [...new Set([...stdout.matchAll(/ remotion@([\d.]+)/g)].map(([, version]) => version!))].sort();
}

export default slowInNode(
  '@remotion/player and @remotion/media-utils depend on exactly their own version of remotion, so npm ls remotion shows one version if the app has the same, and two if it has another one.',
  () => {
    const {version} = installed<Manifest>('remotion/package.json');
    for (const name of PACKAGES) {
      const {version: own, dependencies} = installed<Manifest>(`${name}/package.json`);
      assert.deepEqual([own, dependencies], [version, {remotion: version}]);
    }
    assert.deepEqual(versionsIn(version), [version]);
    assert.deepEqual(versionsIn('4.0.310'), ['4.0.310', version]);
  },
);

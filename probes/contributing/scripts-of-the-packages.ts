import assert from 'node:assert/strict';
import fs from 'node:fs';
import {inNode} from '../lib/probe';

type Manifest = {scripts?: Record<string, string>};

export default inNode(
  'In 4.0.332, nearly every package has both scripts, formatting and lint. The first only checks src, with Prettier, the second runs ESLint on src, and neither changes a file.',
  () => {
    const folders = fs.readdirSync('node_modules/@remotion').filter((name) => !name.startsWith('compositor-'));
    const manifests = folders.flatMap((name): Manifest[] => {
      const file = `node_modules/@remotion/${name}/package.json`;
      const manifest = JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest & {version: string};
      return manifest.version === '4.0.332' ? [manifest] : [];
    });
    const both = manifests.filter(({scripts}) => scripts?.['formatting'] && scripts['lint']);
    assert.ok(manifests.length >= 30);
    assert.ok(both.length < manifests.length);
    assert.ok(both.length / manifests.length > 0.85, `${both.length} of ${manifests.length}`);
    for (const {scripts} of both) {
      assert.match(scripts!['formatting']!, /^prettier (?:--experimental-cli )?src --check$/);
      assert.equal(scripts!['lint'], 'eslint src');
    }
  },
);

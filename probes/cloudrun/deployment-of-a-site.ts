import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {configureWith} from '../lib/command-in-process';
import {cloudrun} from '../lib/google-cloud';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

const buckets = [{name: 'remotioncloudrun-a1', region: 'us-east1'}];

export default inNode(
  'sites create names a site undefined, refuses names of digits and folders, ignores a wrong path, takes a wrong --privacy for not public, creates a missing bucket and always bundles public/.',
  async () => {
    const root = fs.realpathSync(newFolder());
    fs.mkdirSync(path.join(root, 'src'));
    fs.writeFileSync(path.join(root, 'package.json'), '{}');
    fs.writeFileSync(path.join(root, 'src/index.tsx'), 'registerRoot');
    const run = (args: string[], held: typeof buckets = buckets) => cloudrun(['sites', 'create', ...args], {buckets: held}, {root});
    const config = configureWith([]);
    config.setPublicDir?.('./assets');
    process.chdir(root);
    try {
      const unnamed = await run(['src/nope.tsx', '-q']);
      assert.equal(unnamed.code, 0, unnamed.output);
      assert.match(unnamed.stdout, /^Site: +undefined\nBucket: +remotioncloudrun-a1\nRegion: +us-east1\nServe Url: +https:.*\/sites\/undefined\/index\.html\n/);
      assert.match(unnamed.stdout, /\nnpx remotion cloudrun sites create src\/nope\.tsx --site-name=undefined\n$/);
      const [bundled = '', ...uploads] = unnamed.notes;
      const {publicDir, entryPoint, enableCaching} = JSON.parse(bundled.slice('bundle '.length)) as Record<string, unknown>;
      assert.deepEqual([publicDir, enableCaching], [null, true]);
      assert.match(String(entryPoint), /src\/index\.tsx$/);
      assert.deepEqual(uploads, ['upload sites/undefined/index.html {"public":true}']);
      configureWith(['--bundle-cache=false']);
      const created = await run(['--site-name=glacier', '--privacy=publik', '--region=me-west1', '--bundle-cache=false']);
      assert.deepEqual([created.notes[0], created.notes[2]], ['bucket me-west1', 'upload sites/glacier/index.html {"public":false}']);
      assert.match(created.notes[1] ?? '', /"enableCaching":false/);
      const refused = async (args: string[], message: RegExp, held = buckets) => {
        const {code, output, notes} = await run(args, held);
        assert.match(output, message);
        assert.deepEqual([code, notes], [1, []]);
      };
      await refused(['--site-name=2024'], /The 'projectName' argument must be a string if provided, but is 2024/);
      await refused(['src', '--site-name=glacier'], /You passed a path .*src but it is a directory\. Pass a file instead\./);
      await refused(['--site-name=glacier'], /You have multiple buckets/, [...buckets, {name: 'remotioncloudrun-b2', region: 'us-east1'}]);
    } finally {
      process.chdir(`${__dirname}/../..`);
      config.setPublicDir?.(null);
      config.setCachingEnabled?.(true);
    }
  },
);

import assert from 'node:assert/strict';
import {build} from 'esbuild';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Package = {dependencies?: Record<string, string>; peerDependencies?: Record<string, string>};

export default inNode(
  'Of the packages of Remotion, a page with a Player needs remotion and @remotion/player alone: neither asks for another one, and no other one is bundled with it.',
  async () => {
    for (const name of ['remotion', '@remotion/player']) {
      const {dependencies = {}, peerDependencies = {}} = installed<Package>(`${name}/package.json`);
      const asked = Object.keys({...dependencies, ...peerDependencies}).filter((each) => /^(?:@remotion\/|remotion$)/.test(each));
      assert.deepEqual(asked, name === 'remotion' ? [] : ['remotion']);
    }
    const contents = "import {Player, Thumbnail} from '@remotion/player'; import * as remotion from 'remotion'; console.log(Player, Thumbnail, remotion);";
    const {metafile} = await build({
      ...{stdin: {contents, resolveDir: __dirname}, bundle: true, write: false, metafile: true, logLevel: 'error'},
      ...{define: {'process.env.NODE_ENV': '"production"'}},
    });
    const packages = Object.keys(metafile.inputs).flatMap((file) => /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules)/.exec(file)?.[1] ?? []);
    assert.deepEqual([...new Set(packages)].filter((name) => name.includes('remotion')).toSorted(), ['@remotion/player', 'remotion']);
  },
);

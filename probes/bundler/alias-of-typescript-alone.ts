import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';
import {tinyProject} from '../lib/tiny-bundle';

const PAGE = ['docs/miscellaneous/typescript-aliases.mdx'];

type Override = <Configuration>(current: Configuration) => Configuration;

export default inNode(
  "An alias that only tsconfig.json knows fails a bundle with Module not found: Error: Can't resolve '@/theme' and the folder; with the override of the page as well, it is found.",
  async () => {
    const folder = newFolder();
    const tsconfig = JSON.stringify(sampleOf<object>(PAGE, 'tsconfig.json'));
    const files = {
      'tsconfig.json': tsconfig,
      'src/theme.js': 'export const theme = "sand";\n',
      'tiny.js': 'import {theme} from "@/theme";\ndocument.title = theme;\n',
    };
    const bundled = tinyProject(folder, files);
    await assert.rejects(bundled(), (error: Error) => error.message.startsWith(`Module not found: Error: Can't resolve '@/theme' in '${folder}'`));
    const {webpackOverride} = sampleOf<{webpackOverride: Override}>(PAGE, 'webpack-override');
    const build = await bundled({webpackOverride});
    assert.match(fs.readFileSync(path.join(build, 'bundle.js'), 'utf8'), /sand/);
    fs.rmSync(build, {recursive: true, force: true});
  },
);

import fs from 'node:fs';
import path from 'node:path';
import {bundle, type BundleOptions} from '@remotion/bundler';

/** A project whose bundle is made in a moment: Webpack gets a script of one line instead of the toolkit. */
export function tinyProject(folder: string, files: Record<string, string> = {}) {
  const all = {'package.json': '{}', 'src/index.ts': 'registerRoot();\n', 'tiny.js': 'document.title = "Tides";\n', ...files};
  for (const [name, content] of Object.entries(all)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    fs.writeFileSync(path.join(folder, name), content);
  }
  return (options: Partial<BundleOptions> = {}) =>
    bundle({
      entryPoint: path.join(folder, 'src/index.ts'),
      enableCaching: false,
      ...options,
      webpackOverride: async (current) => ({
        ...((await options.webpackOverride?.(current)) ?? current),
        entry: path.join(folder, 'tiny.js'),
      }),
    });
}

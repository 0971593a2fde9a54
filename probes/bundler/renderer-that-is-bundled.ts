import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {webpack} from '@remotion/bundler';
import {slowInNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

const ROOT = path.join(__dirname, '../..');
const OWN = `@remotion/compositor-linux-${process.arch}-gnu`;

/** What a server that imports a package leads to. */
async function errorsOf(code: string): Promise<string[]> {
  const folder = newFolder();
  fs.writeFileSync(path.join(folder, 'server.js'), code);
  const compiler = webpack({
    ...{mode: 'development', target: 'node', devtool: false, entry: path.join(folder, 'server.js'), output: {path: folder, filename: 'out.js'}},
    resolve: {modules: [path.join(ROOT, 'node_modules')]},
  });
  const stats = await new Promise<webpack.Stats | undefined>(
    (resolve, reject) => void compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  return (stats?.toJson({all: false, errors: true}).errors ?? []).map(({message}) => message);
}

const missing = (errors: string[]) =>
  new Set(errors.flatMap((message) => /Can't resolve '(@remotion\/compositor-[\w-]+)'/.exec(message)?.[1] ?? [])) as ReadonlySet<string>;

export default slowInNode(
  "Bundled by Webpack for Node.js, @remotion/renderer with require() ends in “Can't resolve” for the compositor of each platform but that of the machine.",
  async () => {
    const {optionalDependencies} = JSON.parse(fs.readFileSync(path.join(ROOT, 'node_modules/@remotion/renderer/package.json'), 'utf8')) as {
      optionalDependencies: Record<string, string>;
    };
    const others = Object.keys(optionalDependencies).filter((name) => name.startsWith('@remotion/compositor-') && name !== OWN);
    const ofRenderer = await errorsOf("const {renderMedia} = require('@remotion/renderer');\nconsole.log(renderMedia);\n");
    assert.deepEqual([...missing(ofRenderer)].toSorted(), others.toSorted());
  },
);

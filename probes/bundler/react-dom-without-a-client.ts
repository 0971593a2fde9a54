import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {webpack} from '@remotion/bundler';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Stats = {toJson(options: object): {errors?: {message: string}[]}};

/** What Webpack says about an app with a library that expects React 18, and a React DOM of these files. */
async function errorsWith(files: Record<string, string>): Promise<string> {
  const root = newFolder();
  const all = {
    'index.js': "import 'some-library';\n",
    'node_modules/some-library/index.js': "import {createRoot} from 'react-dom/client';\ncreateRoot();\n",
  };
  for (const [name, content] of Object.entries({...all, ...files})) {
    fs.mkdirSync(path.dirname(path.join(root, name)), {recursive: true});
    fs.writeFileSync(path.join(root, name), content);
  }
  const compiler = webpack({mode: 'development', context: root, entry: './index.js', output: {path: path.join(root, 'build')}});
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) => (result ? resolve(result) : reject(error ?? new Error('Nothing was compiled.'))));
  });
  const {errors = []} = stats.toJson({all: false, errors: true});
  return errors.map(({message}) => message).join('\n');
}

export default inNode(
  "If react-dom has no client.js, as version 17, a library that imports it fails the bundle with “Can't resolve 'react-dom/client'”, and with the file it does not.",
  async () => {
    const seventeen = {
      'node_modules/react-dom/package.json': '{"name": "react-dom", "version": "17.0.2", "main": "index.js"}',
      'node_modules/react-dom/index.js': 'exports.render = () => undefined;\n',
    };
    assert.match(await errorsWith(seventeen), /Can't resolve 'react-dom\/client' in/);
    assert.equal(await errorsWith({...seventeen, 'node_modules/react-dom/client.js': 'exports.createRoot = () => undefined;\n'}), '');
  },
);

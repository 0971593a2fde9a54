import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {webpack} from '@remotion/bundler';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

const PACKAGE = path.join(__dirname, `../../node_modules/@remotion/compositor-linux-${process.arch}-gnu`);

export default inNode(
  'Webpack says “Module parse failed: Unexpected character” and “Source code omitted for this binary file” of the compositor, which is a program for one processor, and names no loader that would help.',
  async () => {
    const program = path.join(PACKAGE, 'remotion');
    assert.equal(fs.readFileSync(program).toString('latin1', 1, 4), 'ELF');
    const folder = newFolder();
    fs.writeFileSync(path.join(folder, 'server.js'), `require(${JSON.stringify(program)});`);
    const compiler = webpack({mode: 'development', target: 'node', entry: path.join(folder, 'server.js'), output: {path: folder, filename: 'out.js'}});
    const stats = await new Promise<webpack.Stats | undefined>(
      (resolve, reject) => void compiler.run((error, result) => (error ? reject(error) : resolve(result))),
    );
    const [error] = stats?.toJson({all: false, errors: true}).errors ?? [];
    assert.match(error?.message ?? '', /^Module parse failed: Unexpected character '.*' \(1:0\)\n.*\n\(Source code omitted for this binary file\)/);
  },
);

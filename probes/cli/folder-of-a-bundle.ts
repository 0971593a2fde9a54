import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Given = {outDir: string; onProgressCallback: (progress: object) => void};
const {bundleCommand} = installed<{bundleCommand: (root: string, args: string[], logLevel: string) => Promise<void>}>('@remotion/cli/dist/bundle.js');
const bundler = installed<{bundleOnCli: (given: Given) => Promise<string>}>('@remotion/cli/dist/setup-cache.js');
const commandLine = installed<{parsedCli: object}>('@remotion/cli/dist/parsed-cli.js');

export default inNode(
  'bundle writes to build in the root or to --out-dir, deletes an earlier bundle there first, and leaves a folder without index.html alone; --quiet keeps the lines with percentages, --log=error does not.',
  async () => {
    const root = newFolder();
    for (const [file, content] of [
      ['src/index.ts', ''],
      ['photos/a.jpg', ''],
      ['dist/index.html', 'of an earlier bundle'],
      ['dist/old.js', ''],
    ] as const) {
      fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
      fs.writeFileSync(path.join(root, file), content);
    }
    const {parsedCli} = commandLine;
    const {bundleOnCli} = bundler;
    const {exit} = process;
    const {isTTY} = process.stdout;
    const workingDirectory = process.cwd();
    const before = [console.log, console.error] as const;
    const lines: string[] = [];
    const folders: string[][] = [];
    console.log = (...parts: unknown[]) => lines.push(parts.join(' '));
    console.error = console.log;
    process.exit = (code: number) => {
      throw new Error(`exit ${code}`);
    };
    process.stdout.isTTY = false;
    process.chdir(path.join(root, 'src'));
    bundler.bundleOnCli = ({outDir, onProgressCallback}) => {
      folders.push([path.relative(root, outDir), String(fs.existsSync(outDir))]);
      onProgressCallback({bundling: {progress: 0.655}, copying: {doneIn: 0}});
      return Promise.resolve(outDir);
    };
    const bundle = async (flags: object, logLevel = 'info') => {
      commandLine.parsedCli = {'disable-git-source': true, ...flags};
      await bundleCommand(root, ['index.ts'], logLevel);
      return lines.splice(0);
    };
    try {
      assert.deepEqual(await bundle({}), ['Bundling 66%', `+ ${root}/build`]);
      assert.deepEqual(await bundle({'out-dir': '../dist', quiet: true}), ['Bundling 66%', `○ ${root}/dist`]);
      assert.deepEqual(await bundle({}, 'error'), []);
      assert.deepEqual(folders, [
        ['build', 'false'],
        ['dist', 'false'],
        ['build', 'false'],
      ]);
      await assert.rejects(bundle({'out-dir': '../photos'}), {message: 'exit 1'});
      assert.match(
        lines.join('\n'),
        /photos already exists, and needs to be deleted before a new bundle can be created\.\n.*\(no index\.html\)\.\nAborting to prevent/,
      );
      assert.ok(fs.existsSync(path.join(root, 'photos/a.jpg')));
    } finally {
      commandLine.parsedCli = parsedCli;
      bundler.bundleOnCli = bundleOnCli;
      process.exit = exit;
      process.stdout.isTTY = isTTY;
      process.chdir(workingDirectory);
      [console.log, console.error] = before;
    }
  },
);

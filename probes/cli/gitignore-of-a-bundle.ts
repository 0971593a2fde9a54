import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

const {bundleCommand} = installed<{bundleCommand: (root: string, args: string[], logLevel: string) => Promise<void>}>('@remotion/cli/dist/bundle.js');
const bundler = installed<{bundleOnCli: (given: {outDir: string}) => Promise<string>}>('@remotion/cli/dist/setup-cache.js');
const questions = installed<{yesOrNo: (asked: {question: string}) => Promise<boolean>}>('@remotion/cli/dist/yes-or-no.js');
const commandLine = installed<{parsedCli: object}>('@remotion/cli/dist/parsed-cli.js');

export default inNode(
  'In a terminal, bundle offers to add the folder to the closest .gitignore, unless there is none or a line in it is the path of the folder; build/ and /build do not count.',
  async () => {
    const top = newFolder();
    const root = path.join(top, 'video');
    fs.mkdirSync(path.join(root, 'src'), {recursive: true});
    fs.writeFileSync(path.join(root, 'src/index.ts'), '');
    const ignore = path.join(top, '.gitignore');
    const {parsedCli} = commandLine;
    const {bundleOnCli} = bundler;
    const {yesOrNo} = questions;
    const {isTTY} = process.stdout;
    let asked = 0;
    commandLine.parsedCli = {'disable-git-source': true};
    bundler.bundleOnCli = ({outDir}) => Promise.resolve(outDir);
    questions.yesOrNo = () => Promise.resolve(Boolean(++asked));
    const asksWith = async (content: string | null, terminal = true) => {
      process.stdout.isTTY = terminal;
      fs.rmSync(ignore, {force: true});
      if (content !== null) fs.writeFileSync(ignore, content);
      asked = 0;
      await bundleCommand(root, [path.join(root, 'src/index.ts')], 'error');
      return asked === 1;
    };
    try {
      assert.equal(await asksWith('node_modules\n'), true);
      assert.equal(fs.readFileSync(ignore, 'utf8'), 'node_modules\n\nvideo/build');
      assert.deepEqual([await asksWith('video/build/\n'), await asksWith('/video/build\n')], [true, true]);
      assert.deepEqual([await asksWith('video/build\n'), await asksWith(null), await asksWith('node_modules\n', false)], [false, false, false]);
    } finally {
      commandLine.parsedCli = parsedCli;
      bundler.bundleOnCli = bundleOnCli;
      questions.yesOrNo = yesOrNo;
      process.stdout.isTTY = isTTY;
    }
  },
);

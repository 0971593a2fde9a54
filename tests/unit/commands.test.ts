import assert from 'node:assert/strict';
import path from 'node:path';
import {test} from 'node:test';
import {commands} from '../../checks/commands';
import {readCorpus} from '../../core/corpus/corpus';
import {shellCommands} from '../../core/corpus/shell';
import {toolkitCommand, typedFlags} from '../../core/toolkit/toolkit-command';

const FIXTURE = path.join(__dirname, '../fixtures/commands');

const wordsOf = (code: string) => shellCommands(code).map((words) => words.map(({text}) => text));
const callOf = (code: string) => toolkitCommand(shellCommands(code)[0] ?? []);

test('a sample is split into commands: quotes, comments, continued lines, pipes, loops and redirections', () => {
  assert.deepEqual(wordsOf(`npx remotion render A --props='{"a": "b; c"}' # a comment\n`), [['npx', 'remotion', 'render', 'A', '--props={"a": "b; c"}']]);
  assert.deepEqual(wordsOf('CI=1 first "two words" > out.txt 2>&1 && second | third; fourth &'), [['first', 'two words'], ['second'], ['third'], ['fourth']]);
  assert.deepEqual(wordsOf('for f in *.json; do\n  render "$f"\ndone'), [['for', 'f', 'in', '*.json'], ['render', '$f'], ['done']]);
  assert.deepEqual(wordsOf('render <serve-url> a\\ b'), [['render', '<serve-url>', 'a b']]);
  assert.deepEqual(
    shellCommands('# why\nfirst \\\n  --flag\nsecond').map((words) => words.map(({text, line}) => `${line} ${text}`)),
    [['1 first', '2 --flag'], ['3 second']],
  );
});

test('the toolkit is recognized with every package manager, and nothing else is', () => {
  for (const start of ['npx', 'npx -y', 'bunx', 'pnpm', 'pnpm exec', 'yarn', 'bun x', 'npm exec --', 'xargs npx']) {
    assert.deepEqual(callOf(`${start} remotion render`)?.words[0]?.text, 'render', start);
  }
  assert.equal(callOf('npx remotionb@4.0.332 versions')?.program, 'remotion');
  for (const start of ['npx create-video@latest', 'yarn create video', 'pnpm create video', 'bun create video', 'npm init video --']) {
    const call = callOf(`${start} --blank`);
    assert.deepEqual(call && [call.program, ...typedFlags(call).map(({flag}) => flag)], ['create-video', 'blank'], start);
  }
  for (const other of ['npm i remotion', 'npm run remotion-build', 'git clone remotion', 'npx serve build']) assert.equal(callOf(other), undefined, other);
});

test('unknown commands and flags are findings at their own lines', async () => {
  const {looked, findings} = await commands.run(readCorpus(FIXTURE));
  assert.equal(looked, 'pages with 4 shell samples, 1 opted out; 12 calls of the toolkit');
  assert.deepEqual(
    findings.map(({line, message}) => `${line} ${message}`),
    [
      '10 There is no command `remotion rendr`.',
      '13 `remotion still` does not read the flag --frames.',
      '17 There is no command `remotion lambda sites make`.',
      '18 `remotion lambda` does not read the flag --invented.',
      '19 `remotion studio` does not read the flag --no-port.',
      '19 `remotion versions` does not read the flag -q.',
      '22 `remotion render` does not read the flag --quality.',
      '22 `remotion render` does not read the flag --png.',
      '29 No template has the flag --blnk.',
    ],
  );
  assert.equal(findings[2]?.fix, 'There are: lambda sites ls, lambda sites rm, lambda sites rmall, lambda sites create.');
});

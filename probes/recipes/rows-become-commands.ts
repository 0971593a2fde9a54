import assert from 'node:assert/strict';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

const PAGE = ['docs/recipes/spreadsheet.mdx'];

type Typed = {typedRow(row: Record<string, string>): object};

/** The commands that the script starts for a file. */
function commandsFor(csv: string, fails = ''): string[][] {
  const commands: string[][] = [];
  const execFileSync = (program: string, args: string[], options: object) => {
    assert.deepEqual([program, options], ['npx', {stdio: 'inherit'}]);
    commands.push(args);
    if (fails && args.join(' ').includes(fails)) throw new Error(`Command failed: npx ${args.join(' ')}`);
  };
  try {
    sampleOf(PAGE, 'render-rows', {'node:child_process': {execFileSync}, 'node:fs': {readFileSync: () => csv}});
  } catch (error) {
    commands.push([(error as Error).message.slice(0, 14)]);
  }
  return commands;
}

export default inNode(
  'The script bundles once, renders each row under the name in its first column, and stops at one that fails. Columns divided by semicolons lead to out/.mp4, names without Latin letters to the same file.',
  () => {
    const tickets = 'name,seat,gate\r\nAda Moreau,14C,B7\r\nTomas "Tom" Lind,3A,B7\r\n';
    assert.deepEqual(commandsFor(tickets), [
      ['remotion', 'bundle'],
      ['remotion', 'render', 'build', 'Ticket', 'out/ada-moreau.mp4', '--props={"name":"Ada Moreau","seat":"14C","gate":"B7"}'],
      ['remotion', 'render', 'build', 'Ticket', 'out/tomas-tom-lind.mp4', '--props={"name":"Tomas \\"Tom\\" Lind","seat":"3A","gate":"B7"}'],
    ]);
    assert.deepEqual(commandsFor(tickets, 'ada').slice(2), [['Command failed']]);
    const files = (csv: string) =>
      commandsFor(csv)
        .slice(1)
        .map((args) => args[4]);
    assert.deepEqual(files('name;seat\nAda;14C\nYuki;22F'), ['out/.mp4', 'out/.mp4']);
    assert.deepEqual(files('name\nさとう\nИванов'), ['out/-.mp4', 'out/-.mp4']);
    assert.ok(commandsFor('name,Seat\nAda,14C')[1]![5]!.includes('"Seat":"14C"'));

    const {typedRow} = sampleOf<Typed>(PAGE, 'typed-row');
    assert.deepEqual(typedRow({name: 'Ada', price: '12.5', tags: 'window;aisle'}), {name: 'Ada', price: 12.5, tags: ['window', 'aisle']});
  },
);

import {test} from 'node:test';
import {openPage, type Opener} from './open-page';
import {openTwin} from './open-twin';
import {Reader} from './reader';

type Task = (reader: Reader) => Promise<void>;

/** A task that a reader does in an empty folder by following the pages. The folder is kept when it fails. */
export const task = (name: string, run: Task): void => carryOut(name, openPage, run);

/** A task that is also done by an agent, which has nothing but the Markdown of the pages in the last build. */
export function taskForAgents(name: string, run: Task): void {
  task(name, run);
  carryOut(`${name}, from the Markdown alone`, openTwin, run);
}

function carryOut(name: string, opener: Opener, run: Task): void {
  test(name, {timeout: 1_800_000}, async (context) => {
    const reader = new Reader(opener);
    try {
      await run(reader);
    } catch (error) {
      console.log(`What was done stands in ${reader.folder}.`);
      throw error;
    }
    context.diagnostic(`${name}: ${reader.report()}`);
    reader.leave();
  });
}

import {test} from 'node:test';
import {Reader} from './reader';

/** A task that a reader does in an empty folder by following the pages. The folder is kept when it fails. */
export function task(name: string, run: (reader: Reader) => Promise<void>): void {
  test(name, {timeout: 900_000}, async (context) => {
    const reader = new Reader();
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

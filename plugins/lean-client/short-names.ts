import {createHash} from 'node:crypto';

const LENGTH = 4;

/**
 * Names of chunks that are as short as they can be: each stands in three places of what every page loads.
 * They follow from the framework's names and not from their order, so that a new page does not rename the files of others.
 */
export function shortNames(names: string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const digits = BigInt(`0x${createHash('sha256').update(name).digest('hex')}`).toString(36);
    let length = LENGTH;
    // A letter comes first: keys that look like numbers would be put into another order.
    while (taken.has(`c${digits.slice(0, length)}`)) length++;
    const short = `c${digits.slice(0, length)}`;
    taken.add(short);
    return short;
  });
}

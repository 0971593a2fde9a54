import assert from 'node:assert/strict';
import path from 'node:path';
import {readPage} from '../../../core/corpus/corpus';
import {fencesOf, type Fence} from '../../../core/corpus/fences';
import {splitAtCut} from '../../../core/corpus/fence-meta';

const PROJECT = path.join(__dirname, '../../..');

/** What a reader can take out of a page; asking for something that it does not hold fails the task. */
export type OpenPage = {
  file: string;
  /** The code that the page shows under this file name. */
  sample(title: string): string;
  /** A command in one of the page's shell samples, with its continuation lines. */
  command(text: string): string;
  /** The packages that the page says to install. */
  packages(): string[];
  /** Whether the page prints these words, such as an error text. */
  says(words: string): boolean;
};

export function openPage(file: string): OpenPage {
  const page = readPage(PROJECT, file);
  const fences = fencesOf(PROJECT, page);
  const shells = fences.filter(({lang}) => lang === 'bash');
  return {
    file,
    sample(title) {
      const found = fences.filter(({meta}) => meta.title === title);
      assert.equal(found.length, 1, `${file} has ${found.length} samples called ${title}, of ${namesOf(fences)}.`);
      return `${splitAtCut(found[0]!.code).shown}\n`;
    },
    command(text) {
      const lines = shells.flatMap(({code}) => code.replaceAll('\\\n', ' ').split('\n'));
      assert.ok(lines.includes(text), `${file} has no command ${text}, only:\n${lines.join('\n')}`);
      return text;
    },
    packages() {
      const names = [...page.source.matchAll(/<Install pkg="([^"]+)"/g)].flatMap(([, pkg = '']) => pkg.split(/\s+/));
      assert.ok(names.length > 0, `${file} does not say what to install.`);
      return names;
    },
    says: (words) => page.source.replace(/\s+/g, ' ').includes(words),
  };
}

const namesOf = (fences: Fence[]): string => fences.map(({meta}) => meta.title ?? 'one without a name').join(', ');

import assert from 'node:assert/strict';
import path from 'node:path';
import {readPage} from '../../../core/corpus/corpus';
import {fencesOf} from '../../../core/corpus/fences';
import {splitAtCut} from '../../../core/corpus/fence-meta';

const PROJECT = path.join(__dirname, '../../..');

/** What a reader can take out of a page; asking for something that it does not hold fails the task. */
export type OpenPage = {
  file: string;
  /** The code that the page shows under this file name. */
  sample(title: string): string;
  /** The names of the files that the page says to save, in its order. */
  titles(): string[];
  /** All commands of the page's shell samples, in its order, with their continuation lines. */
  commands(): string[];
  /** A command in one of the page's shell samples, with its continuation lines. */
  command(text: string): string;
  /** The packages that the page says to install. */
  packages(): string[];
  /** Whether the page prints these words, such as an error text. */
  says(words: string): boolean;
};

/** Finds a page by its file, as `docs/stills.mdx`. */
export type Opener = (file: string) => OpenPage;

/** The page as people read it. */
export const openPage: Opener = (file) => {
  const page = readPage(PROJECT, file);
  const installed = [...page.source.matchAll(/<Install pkg="([^"]+)"/g)].flatMap(([, pkg = '']) => pkg.split(/\s+/));
  const samples = fencesOf(PROJECT, page).map(({lang, meta, code}) => ({lang, title: meta.title, code: splitAtCut(code).shown}));
  return opened(file, {text: page.source, samples, installed});
};

type Content = {text: string; samples: {lang: string; title?: string; code: string}[]; installed: string[]};

/** What can be taken out of a page, however it was read. */
export function opened(file: string, {text, samples, installed}: Content): OpenPage {
  const shells = samples.filter(({lang}) => lang === 'bash');
  const lines = shells.flatMap(({code}) => code.replaceAll('\\\n', ' ').split('\n'));
  return {
    file,
    sample(title) {
      const found = samples.filter((sample) => sample.title === title);
      const names = samples.map((sample) => sample.title ?? 'one without a name').join(', ');
      assert.equal(found.length, 1, `${file} has ${found.length} samples called ${title}, of ${names}.`);
      return `${found[0]?.code ?? ''}\n`;
    },
    titles: () => samples.flatMap(({title}) => title ?? []),
    commands: () => lines,
    command(command) {
      assert.ok(lines.includes(command), `${file} has no command ${command}, only:\n${lines.join('\n')}`);
      return command;
    },
    packages() {
      assert.ok(installed.length > 0, `${file} does not say what to install.`);
      return installed;
    },
    says: (words) => text.replace(/\s+/g, ' ').includes(words),
  };
}

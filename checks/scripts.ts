import {finding, type Finding} from '../core/corpus/finding';
import {fencesOf} from '../core/corpus/fences';
import type {Page} from '../core/corpus/corpus';
import {EXPLAINED_IN, ownCommand, runLineOf} from '../core/node-scripts/run-line';
import {programsOf, scriptsOf} from '../core/node-scripts/scripts';
import {CUT_MARKER} from '../core/corpus/fence-meta';
import type {Check} from './check';

/** Readers can start every script that a documentation page shows: it has a file name, and the page, or the line that the build adds, says how. */
export const scripts: Check = {
  name: 'scripts',
  rule: 'a script for Node has a file name, and its page a command if it reads words from its command line; commands name files that pages show',
  failsOn: ['scripts', /No page has a sample|has no file name/],
  files: /^docs\/.*\.mdx?$/,
  run({dir, pages}) {
    const docs = pages.filter(({root}) => root === 'docs');
    const shown = docs
      .map((page) => ({page, programs: programsOf(dir, page), scripts: scriptsOf(dir, page), line: runLineOf(dir, page)}))
      .filter(({programs}) => programs.length > 0);
    const names = new Set(docs.flatMap((page) => fencesOf(dir, page).flatMap(({meta}) => meta.title ?? [])));
    return {
      count: shown.length,
      looked: `pages with a script for Node, ${shown.filter(({line}) => line).length} with a line that says how to run it`,
      findings: [
        ...shown.flatMap(({page, programs, scripts: saved}) => (saved.length === 0 ? nameless(page, programs) : withoutWords(page, saved))),
        ...docs.flatMap((page) => commandFindings(page, names)),
        ...lostSection(
          docs,
          shown.some(({line}) => line !== undefined),
        ),
      ],
    };
  },
};

type Scripts = ReturnType<typeof programsOf>;

const nameless = ({file}: Page, programs: Scripts): Finding[] =>
  programs
    .filter(({code}) => !CUT_MARKER.test(code))
    .slice(0, 1)
    .map(({line}) => finding(file, line - 1, 'The script has no file name, so nothing says how to run it.', 'Name it: title="render-intro.ts".'));

/** What a script takes from its command line, only a command can say. */
const withoutWords = (page: Page, saved: Scripts): Finding[] =>
  saved
    .filter(({code}) => /\bprocess\.argv\b/.test(code))
    .filter((script) => ownCommand(page, script) === undefined)
    .map(({line, meta}) =>
      finding(page.file, line - 1, `${meta.title} reads words from its command line, and the page has no command for it.`, `Show one: npx tsx ${meta.title} …`),
    );

const COMMAND = /\b(tsx|node)(?: --?[\w-]+(?:=[\w./-]+)?)* ([\w./-]+\.m?[jt]sx?)\b/g;

function commandFindings({file, source}: Page, names: Set<string>): Finding[] {
  return source.split('\n').flatMap((text, index) =>
    [...text.matchAll(COMMAND)].flatMap(([, program, name = '']) => {
      if (program === 'node' && /tsx?$/.test(name))
        return [finding(file, index + 1, `Older releases of Node do not run ${name}, and none runs JSX.`, `Write npx tsx ${name}.`)];
      return names.has(name)
        ? []
        : [finding(file, index + 1, `No page has a sample ${name}.`, 'Name the file as the sample is titled, or give the sample this title.')];
    }),
  );
}

function lostSection(docs: Page[], isNeeded: boolean): Finding[] {
  const {file, id} = EXPLAINED_IN;
  const page = docs.find((each) => each.file === file);
  return isNeeded && page && !page.source.includes(`{#${id}}`)
    ? [
        finding(
          file,
          1,
          `The section #${id}, to which the line below scripts leads, is gone.`,
          `Give the section that explains how to run a script the id ${id}.`,
        ),
      ]
    : [];
}

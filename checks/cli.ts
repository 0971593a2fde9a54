import {headingsOf, type PageHeading} from '../core/corpus/anchors';
import {acceptedFlagsBelow, commandNames, flagsOf} from '../core/toolkit/cli-facts';
import {judgedPages, type Page} from '../core/corpus/corpus';
import {finding, type Finding} from '../core/corpus/finding';
import {commandOf} from '../core/corpus/page-subjects';
import type {Check} from './check';

/** A page of kind cli has one heading for each flag that its command reads, and none for any other flag. */
export const cli: Check = {
  name: 'cli',
  rule: 'the flags of a command’s page are those that the command reads',
  failsOn: ['cli', /There is no command/],
  files: /^docs\/.*\.mdx?$/,
  run(corpus) {
    const pages = judgedPages(corpus);
    const reports = pages.filter(({frontMatter}) => frontMatter.kind === 'cli').map(pageReport);
    const total = reports.reduce((sum, {flags}) => sum + flags, 0);
    return {
      count: pages.length,
      // Reading the packages' command line takes a second, which is wasted if no page is about it.
      looked: `pages, ${reports.length > 0 ? `${reports.length} of them about a command, with ${total} flags; the packages have ${commandNames().length} commands` : 'none of them about a command'}`,
      findings: reports.flatMap(({findings}) => findings),
    };
  },
};

function pageReport(page: Page): {flags: number; findings: Finding[]} {
  const command = commandOf(page.file);
  if (!commandNames().includes(command)) {
    const fix = `A page is named after its command, docs/cli/render.mdx or docs/lambda/cli/sites/create.mdx. There are: ${commandNames().join(', ')}.`;
    return {flags: 0, findings: [finding(page.file, 1, `There is no command \`remotion ${command}\`.`, fix)]};
  }
  const documented = headingsOf(page).flatMap((heading) => flagsIn(heading).map((flag) => ({flag, heading})));
  const excused = new Map(Object.keys(exceptionsOf(page)).map((name) => [name.replace(/^-+/, ''), name]));
  const names = new Set(documented.map(({flag}) => flag));
  // A page may also explain the flags of the commands below its own.
  const accepted = acceptedFlagsBelow(command);
  const missing = [...flagsOf(command)].filter((flag) => !isShort(flag) && !names.has(flag) && !names.has(`no-${flag}`));
  const extra = documented.filter(({flag}) => accepted && !accepted.has(flag));
  const wrong = new Set([...missing, ...extra.map(({flag}) => flag)]);
  return {
    flags: names.size,
    findings: [
      ...missing
        .filter((flag) => !excused.has(flag))
        .map((flag) =>
          finding(
            page.file,
            1,
            `\`remotion ${command}\` reads --${flag}, which has no heading here.`,
            `Add ### \`--${flag}\`, or its reason to api_exceptions.`,
          ),
        ),
      ...extra
        .filter(({flag}) => !excused.has(flag))
        .map(({flag, heading}) =>
          finding(page.file, heading.line, `\`remotion ${command}\` does not read --${flag}.`, 'Remove the heading, or fix the spelling of the flag.'),
        ),
      ...[...excused]
        .filter(([flag]) => !wrong.has(flag))
        .map(([, name]) =>
          finding(page.file, page.lineOf('api_exceptions'), `The exception ${name} is not needed: page and command agree about it.`, 'Remove the exception.'),
        ),
    ],
  };
}

/** The flags in a heading such as `--yes`, `-y`; other headings have none. */
const flagsIn = ({text}: PageHeading): string[] =>
  text.startsWith('-') ? [...text.matchAll(/(?<![\w-])--?([a-zA-Z][\w-]*)/g)].map(([, flag = '']) => flag) : [];

/** One letter is the short form of a longer flag. */
const isShort = (flag: string) => flag.length === 1;

function exceptionsOf({frontMatter}: Page): object {
  const exceptions = frontMatter.api_exceptions;
  return typeof exceptions === 'object' && exceptions !== null ? exceptions : {};
}

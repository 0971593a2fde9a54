import {packageVersions} from '../core/toolkit/packages';
import {documentedVersion} from '../core/toolkit/version';
import {judgedPages, type Page} from '../core/corpus/corpus';
import {finding, type Finding} from '../core/corpus/finding';
import {PAGES, type Check} from './check';

const PACKAGE = String.raw`(?:@remotion/[\w-]+|remotion)`;
/** A release: prereleases and ranges are about something else than what a reader installs. */
const RELEASE = String.raw`(\d+\.\d+\.\d+)(?![\w.-]*-|\d)`;

/** Where a page says which version of a package is meant. */
const MENTIONS = [
  // npm i @remotion/lottie@4.0.332
  new RegExp(String.raw`(?<![\w/@.-])${PACKAGE}@${RELEASE}`, 'g'),
  // "@remotion/lottie": "4.0.332"
  new RegExp(String.raw`["']${PACKAGE}["']\s*:\s*["']${RELEASE}["']`, 'g'),
  // | `@remotion/lottie` | 4.0.332 |
  new RegExp(String.raw`\x60${PACKAGE}\x60[^|\n]*\|\s*${RELEASE}\s*\|`, 'g'),
  // The command installs 4.0.332, these pages describe version 4.0.332
  new RegExp(String.raw`\b(?:installs?|describes?|documents?)\b(?: (?:the )?version| Remotion)? ${RELEASE}`, 'gi'),
];

/** "npm has no version 4.0.332": the registry in use may lack a package, npm does not. */
const GAPS = /\b(?:npm (?:has no|lacks)|(?:is|are) not on npm)\b/gi;

/** Pages about other versions: those that compare two, and the list of what this site itself sends to a browser. */
const OTHER_VERSIONS = new Set<unknown>(['migration', 'legal']);

/** A reader installs every package of the toolkit at the same version: mixed versions end in an error. */
export const oneVersion: Check = {
  name: 'one-version',
  rule: 'commands, samples, tables and prose name the documented version for each package of the toolkit',
  failsOn: ['content/other-version-in-prose', /is not version/],
  files: PAGES,
  run(corpus) {
    const pages = judgedPages(corpus);
    const about = pages.filter(({frontMatter}) => !OTHER_VERSIONS.has(frontMatter.kind));
    const mentions = about.flatMap((page) => mentionsOn(page).map((mention) => ({page, ...mention})));
    return {
      count: pages.length,
      looked: `pages, on which packages have a version ${mentions.length} times; ${Object.keys(packageVersions).length} packages are installed at ${documentedVersion}`,
      findings: [
        ...mentions
          .filter(({version}) => version !== documentedVersion)
          .map(({page, line, text}) =>
            finding(page.file, line, `"${text}" is not version ${documentedVersion}.`, `Write ${documentedVersion}: all packages are published together.`),
          ),
        ...about.flatMap(gapsOn),
      ],
    };
  },
};

function mentionsOn({source}: Page): {line: number; text: string; version?: string}[] {
  return MENTIONS.flatMap((pattern) => [...source.matchAll(pattern)].map((match) => ({line: lineAt(source, match.index), text: match[0], version: match[1]})));
}

const gapsOn = ({file, source}: Page): Finding[] =>
  [...source.matchAll(GAPS)].map((match) =>
    finding(
      file,
      lineAt(source, match.index),
      `"${match[0]}" may be true of the registry in use, not of npm.`,
      'Leave it out: readers install every package at the documented version.',
    ),
  );

const lineAt = (source: string, offset: number): number => source.slice(0, offset).split('\n').length;

import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {parse} from 'yaml';
import {firstVersion, readStated} from '../../../core/data/first-versions';
import {readSince} from '../../../core/data/since';
import {documentedVersion} from '../../../core/toolkit/version';
import {PACKAGE_FILE} from '../../../core/corpus/written-files';
import {AGENT_RULES} from '../../../data/agent-rules';
import {withoutTypes} from '../without-types';
import {tarOf, type Entry} from './tar';

export const PACKAGE_NAME = 'remotion-documentation';
export const COMMAND = 'remotion-docs';

/** What the index says about a page. */
export type IndexEntry = {file: string; title: string; description: string; kind: string; package?: string};

/**
 * Writes a package for the project of a reader: the documentation of one version as Markdown, first releases, and a command that searches it offline.
 * @param build the published folder, with the Markdown of all pages
 * @returns how many pages it holds and its bytes
 */
export function writeDocsPackage(project: string, build: string, origin: string): {pages: number; bytes: number} {
  const files = fs
    .readdirSync(path.join(build, 'docs'), {recursive: true, encoding: 'utf8'})
    .map((name) => `docs/${name.split(path.sep).join('/')}`)
    .filter((name) => name.endsWith('.md'))
    .sort();
  const pages = files.map((name) => ({name, text: fs.readFileSync(path.join(build, name), 'utf8')}));
  const index = pages.map(({name, text}) => entryOf(name, text));
  const json = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 1)}\n`);
  const entries: Entry[] = [
    {name: 'package.json', content: json(manifest())},
    {name: 'README.md', content: Buffer.from(readme(origin))},
    {name: 'AGENTS.md', content: Buffer.from(agentsFile(origin))},
    {name: 'search.mjs', content: Buffer.from(withoutTypes(path.join(__dirname, 'search.ts')))},
    {name: 'index.json', content: json(index)},
    {name: 'since.json', content: json(firstReleases(project))},
    ...pages.map(({name, text}) => ({name, content: Buffer.from(text)})),
  ];
  const packed = gzipSync(tarOf(entries.map((entry) => ({...entry, name: `package/${entry.name}`}))), {level: 9});
  fs.writeFileSync(path.join(build, PACKAGE_FILE), packed);
  return {pages: pages.length, bytes: packed.length};
}

const manifest = () => ({
  name: PACKAGE_NAME,
  version: documentedVersion,
  private: true,
  description: `The documentation of Remotion ${documentedVersion} as Markdown, with a command that searches it offline.`,
  type: 'module',
  bin: {[COMMAND]: 'search.mjs'},
  engines: {node: '>=18'},
});

function entryOf(file: string, text: string): IndexEntry {
  const {title, description, kind, package: name} = parse(/^---\n([\s\S]*?)\n---\n/.exec(text)?.[1] ?? '') as Omit<IndexEntry, 'file'>;
  return {file, title: String(title), description, kind, ...(name && {package: name})};
}

/** The first release of everything that has one on record. */
function firstReleases(project: string): Record<string, string> {
  const [facts, stated] = [readSince(project), readStated(project)];
  const keys = [...new Set([...Object.keys(facts), ...Object.keys(stated)])].sort();
  return Object.fromEntries(
    keys.flatMap((key) => {
      const version = firstVersion(key, facts, stated)?.version;
      return version === undefined ? [] : [[key, version]];
    }),
  );
}

const readme = (origin: string): string => `# Remotion ${documentedVersion}: the documentation, offline

The folder docs holds the pages of ${origin}docs/ as Markdown.

\`\`\`bash
npx ${COMMAND} search "delay render"
npx ${COMMAND} since remotion#spring
\`\`\`
`;

const agentsFile = (origin: string): string => `# Remotion ${documentedVersion}

The documentation of the installed version is in node_modules/${PACKAGE_NAME}/docs, one Markdown file for each page of ${origin}docs/. Read it instead of what you remember.

- To find a page, run \`npx ${COMMAND} search "delay render"\`; it needs no network.
- \`npx ${COMMAND} since remotion#spring\` says which release has something first.

## Rules

${AGENT_RULES.map(({rule, page}) => `- ${rule} (docs/${page}.md)`).join('\n')}
`;

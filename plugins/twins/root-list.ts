import {AGENT_RULES} from '../../data/agent-rules';
import {CHANGES_FILE, PACKAGE_FILE, PROMPT_FILE, SKILL_FILE} from '../../core/corpus/written-files';
import {PROMPT_PAGE} from './agent-files';
import {entryOf, titleOf, type Area} from './entries';
import {addressOf, type Site} from './links';
import type {Twin} from './twin';

/** The root list is read before anything else, so it is short. */
export const MAX_ROOT_BYTES = 20_000;

/** Paths below docs/ of the pages to read first. */
const FIRST = ['', 'the-fundamentals', 'animating-properties', 'composition', 'sequence', 'assets', 'render', 'player/', 'api'];

/** llms.txt: what this is, how to read it, what to keep to, what to read first, and the lists of all areas. */
export function rootList(areas: Area[], rest: Twin[], site: Site, version: string): string {
  const root = site.url + site.baseUrl;
  const twins = new Map([...areas.flatMap(({groups}) => groups.flatMap((group) => group.twins)), ...rest].map((twin) => [twin.route, twin]));
  const docs = (path: string) => twins.get(`${site.baseUrl}docs/${path}`);
  const pageOf = (path: string) => {
    const twin = docs(path);
    return twin ? ` [${titleOf(twin.facts)}](${addressOf(site, twin.route)})` : '';
  };
  const prompt = twins.has(site.baseUrl + PROMPT_PAGE)
    ? `\n- The rules below, with an example that compiles, are also a [skill](${root}${SKILL_FILE}) for agents that read skills, and a [system prompt](${root}${PROMPT_FILE}) for all others.`
    : '';
  return `# Remotion ${version}

> Remotion is a toolkit for making videos with React. These are its guides, its API reference, the catalog of templates and experts, and the blog, for version ${version}.

## How to read this site

- Every page is also Markdown: add \`.md\` to its path, or \`index.md\` where the path ends in a slash. Hosts that can tell also send it for \`Accept: text/markdown\`.
- Each file begins with the title, the description, the version that it describes, the package, and the address of the page for people.
- All pages describe version ${version}. \`4.0.176 and later\` beside a feature names its first release. All packages of the toolkit share one version; install them as \`@remotion/player@${version}\`.
- To find a page, read the list of its area below: each entry has a title and a description. The search at ${root}search runs in a browser.
- Which pages changed last is in ${root}${CHANGES_FILE}, an Atom feed.
- The documentation is also a package for offline use: \`npm i -D ${root}${PACKAGE_FILE}\`, then \`npx remotion-docs search "delay render"\`.
- \`ts\` and \`tsx\` samples compile in strict mode against these packages. \`title="src/Root.tsx"\` names the file of a sample, and others of the page import it.${prompt}

## Rules for code that you write

${AGENT_RULES.map(({rule, page}) => `- ${rule}${pageOf(page)}`).join('\n')}

## Read first

${FIRST.flatMap((path) => docs(path) ?? [])
  .map((twin) => entryOf(twin, site))
  .join('\n')}

## All pages, by area

${areas.map((area) => `- [${area.title}](${root}${area.file}): ${countOf(area)}`).join('\n')}

## Other pages

${rest.map((twin) => entryOf(twin, site)).join('\n')}
`;
}

function countOf({groups}: Area): string {
  const pages = groups.reduce((sum, {twins}) => sum + twins.length, 0);
  const names = groups.length > 1 ? `: ${groups.map(({title}) => title).join(', ')}` : '';
  return `${pages} ${pages === 1 ? 'page' : 'pages'}${names}`;
}

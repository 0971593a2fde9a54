import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {stringify} from 'yaml';
import {readPage} from '../../core/corpus/corpus';
import {fencesOf} from '../../core/corpus/fences';
import {AGENT_RULES, AGENT_SKILL} from '../../data/agent-rules';
import {LIST_FILE, PACKAGE_FILE, PROMPT_FILE, SKILL_FILE, SKILL_INDEX_FILE} from '../../core/corpus/written-files';
import {entryOf} from './entries';
import type {Site} from './links';
import type {Twin} from './twin';

/** The page that holds the prompt, and the name of its sample, which the checks compile. */
export const PROMPT_PAGE = 'docs/ai/system-prompt';
const SAMPLE = 'remotion-guide.tsx';

/** The prompt as it is on its page; undefined for a site without that page. */
export function promptOf(siteDir: string): string | undefined {
  const file = `${PROMPT_PAGE}.mdx`;
  if (!fs.existsSync(path.join(siteDir, file))) return undefined;
  const sample = fencesOf(siteDir, readPage(siteDir, file)).find(({meta}) => meta.title === SAMPLE);
  if (!sample) throw new Error(`${file} has no sample with title="${SAMPLE}", which is served as ${PROMPT_FILE}.`);
  return `${sample.code.trimEnd()}\n`;
}

/** The prompt as a file of its own and as a skill, and the index by which agents find the skill. */
export function agentFiles(prompt: string, twins: Twin[], site: Site, version: string): Map<string, string> {
  const skill = skillOf(prompt, twins, site, version);
  return new Map([
    [PROMPT_FILE, prompt],
    [SKILL_FILE, skill],
    // Agents look for it at the root of an origin only.
    ...(site.baseUrl === '/' ? ([[SKILL_INDEX_FILE, indexOf(skill)]] as const) : []),
  ]);
}

/** A file in the format of agentskills.io: what the skill is for, then what an agent reads once it uses it. */
function skillOf(prompt: string, twins: Twin[], site: Site, version: string): string {
  const root = site.url + site.baseUrl;
  const byRoute = new Map(twins.map((twin) => [twin.route, twin]));
  const pages = [...new Set(AGENT_RULES.map(({page}) => page))].flatMap((page) => byRoute.get(`${site.baseUrl}docs/${page}`) ?? []);
  return `---
${stringify({...AGENT_SKILL, metadata: {version}}, {lineWidth: 0})}---

# Videos with Remotion ${version}

Read this file before you write or change a video. Its comments are rules, and its code compiles against version ${version} of \`remotion\` and \`@remotion/*\`.

\`\`\`tsx title="${SAMPLE}"
${prompt}\`\`\`

## Look up everything else

Read the page of an API before you use it. Each page is a Markdown file.

- The list of all pages, by area: ${root}${LIST_FILE}
- The same pages offline: \`npm i -D ${root}${PACKAGE_FILE}\`, then \`npx remotion-docs search "delay render"\`
- These pages describe version ${version}. \`npx remotion versions\` says which one the project has; if it is another, the types in \`node_modules\` decide.

## The reasons for the rules

${pages.map((twin) => entryOf(twin, site)).join('\n')}
`;
}

/** The index of Agent Skills Discovery 0.2.0. */
const indexOf = (skill: string): string =>
  `${JSON.stringify(
    {
      $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
      skills: [{...AGENT_SKILL, type: 'skill-md', url: `/${SKILL_FILE}`, digest: `sha256:${createHash('sha256').update(skill).digest('hex')}`}],
    },
    null,
    2,
  )}\n`;

import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {parse} from 'yaml';
import {z} from 'zod';
import {AGENT_RULES} from '../../data/agent-rules';
import {agentFiles, promptOf} from '../../plugins/twins/agent-files';
import {listsOf} from '../../plugins/twins/lists';
import type {Site} from '../../plugins/twins/links';
import type {Twin} from '../../plugins/twins/twin';
import {LIST_FILE, PROMPT_FILE, SKILL_FILE, SKILL_INDEX_FILE} from '../../core/corpus/written-files';

const ROOT = path.join(__dirname, '../..');
const VERSION = '4.0.332';

/** The front matter that agentskills.io allows. */
const skillFrontMatter = z
  .object({
    name: z
      .string()
      .max(64)
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    description: z.string().min(1).max(1024),
    license: z.string().optional(),
    compatibility: z.string().min(1).max(500).optional(),
    metadata: z.record(z.string()).optional(),
    'allowed-tools': z.union([z.string(), z.array(z.string())]).optional(),
  })
  .strict();

/** What Agent Skills Discovery 0.2.0 asks of an index. */
const skillIndex = z.object({
  $schema: z.literal('https://schemas.agentskills.io/discovery/0.2.0/schema.json'),
  skills: z.array(
    z.object({
      name: skillFrontMatter.shape.name,
      type: z.enum(['skill-md', 'archive']),
      description: z.string().min(1).max(1024),
      url: z.string(),
      digest: z.string().regex(/^sha256:[0-9a-f]{64}$/),
    }),
  ),
});

const site = (baseUrl: string): Site => ({url: 'https://example.com', baseUrl, routes: new Set([`${baseUrl}docs/interpolate`])});
const twins = (baseUrl: string): Twin[] =>
  ['interpolate', 'ai/system-prompt'].map((page) => ({
    route: `${baseUrl}docs/${page}`,
    text: '',
    facts: {title: `${page}()`, description: 'Maps a range.', version: VERSION, kind: 'api', canonical: ''},
  }));

const prompt = promptOf(ROOT) ?? '';
const filesFor = (baseUrl: string) => agentFiles(prompt, twins(baseUrl), site(baseUrl), VERSION);

test('the front matter of the skill is what its format allows, and its folder has its name', () => {
  const skill = filesFor('/').get(SKILL_FILE) ?? '';
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(skill) ?? [];
  const {name, metadata} = skillFrontMatter.parse(parse(head));
  assert.equal(path.posix.basename(path.posix.dirname(SKILL_FILE)), name);
  assert.equal(metadata?.version, VERSION);
  assert.ok(body.split('\n').length < 500, 'an agent reads all of it at once');
  assert.equal(skillFrontMatter.safeParse({name: 'Remotion', description: 'x'}).success, false);
});

test('the page, the prompt and the skill hold the same text', () => {
  const page = fs.readFileSync(path.join(ROOT, 'docs/ai/system-prompt.mdx'), 'utf8');
  const files = filesFor('/kit/');
  assert.equal(files.get(PROMPT_FILE), prompt);
  assert.match(prompt, /^\/\*\n \* HOW TO WRITE VIDEOS WITH REMOTION 4\.0\.332\n[\s\S]*registerRoot[\s\S]*\*\/\n$/);
  assert.ok(page.includes(`\`\`\`tsx title="remotion-guide.tsx"\n${prompt}\`\`\`\n`));
  const skill = files.get(SKILL_FILE) ?? '';
  assert.ok(skill.includes(prompt));
  assert.match(skill, /^- \[interpolate\(\)\]\(https:\/\/example\.com\/kit\/docs\/interpolate\.md\): Maps a range\.$/m);
  assert.ok(AGENT_RULES.some((rule) => rule.page === 'interpolate'));
});

test('what the rules in the lists name, the prompt names too', () => {
  const text = prompt.replace(/\n \* ?/g, ' ').replace(/\s+/g, ' ');
  const names = AGENT_RULES.flatMap(({rule}) => [...rule.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name.replace(/\(\)$/, '')));
  assert.ok(names.length > 20);
  assert.deepEqual(
    names.filter((name) => !text.includes(name)),
    [],
  );
});

test('the index names the skill by its address and its digest, at the root of an origin only', () => {
  const files = filesFor('/');
  const {skills} = skillIndex.parse(JSON.parse(files.get(SKILL_INDEX_FILE) ?? ''));
  const [entry] = skills;
  assert.equal(entry?.url, `/${SKILL_FILE}`);
  assert.equal(
    entry.digest,
    `sha256:${createHash('sha256')
      .update(files.get(SKILL_FILE) ?? '')
      .digest('hex')}`,
  );
  assert.equal(filesFor('/kit/').has(SKILL_INDEX_FILE), false);
});

test('llms.txt leads to the skill and to the prompt, where there are any', () => {
  const list = (pages: Twin[]) => listsOf(pages, site('/kit/'), VERSION, undefined).get(LIST_FILE) ?? '';
  for (const file of [SKILL_FILE, PROMPT_FILE]) {
    assert.ok(list(twins('/kit/')).includes(`(https://example.com/kit/${file})`), file);
    assert.ok(!list(twins('/kit/').slice(0, 1)).includes(file), file);
  }
});

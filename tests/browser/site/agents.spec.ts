import {createHash} from 'node:crypto';
import {expect, test, visit} from '../fixtures';

const MARKDOWN = {accept: 'text/markdown, text/html, */*'};

test('Agents: a page names its Markdown, which says what it is, where it is and where the feature works', {tag: '@agents.twins'}, async ({page}) => {
  await visit(page, '/docs/calculate-metadata');
  const address = (await page.locator('link[rel="alternate"][type="text/markdown"]').getAttribute('href')) ?? '';
  expect(address).toBe('https://www.remotion.dev/docs/calculate-metadata.md');
  const response = await page.request.get(new URL(address).pathname);
  expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  const text = await response.text();
  expect(text).toMatch(/^---\ntitle: .+\ndescription: .+\nversion: 4\.0\.332\nkind: \w+\n/);
  expect(text).toContain('\ncanonical: https://www.remotion.dev/docs/calculate-metadata\n');
  for (const item of await page.locator('li', {hasText: /: (works|does not work)$/}).allTextContents()) expect(text).toContain(`- ${item.trim()}\n`);
  expect(text).toContain('- Player: does not work\n');
  for (const [, target] of text.matchAll(/\]\(([^)\s]+)\)/g)) expect(target).toMatch(/^(https?|mailto):/);
});

test('Agents: who asks for Markdown gets it, a browser gets the page', {tag: '@agents.negotiation'}, async ({page}) => {
  for (const path of ['/', '/docs/', '/docs/spring', '/docs/player/', '/blog/4-0', '/experts/', '/templates/hello-world']) {
    const asked = await page.request.get(path, {headers: MARKDOWN});
    expect([asked.status(), asked.headers()['content-type'], asked.headers().vary], path).toEqual([
      200,
      'text/markdown; charset=utf-8',
      'Accept, Accept-Encoding',
    ]);
    expect(await asked.text(), path).toContain(`\ncanonical: https://www.remotion.dev${path}\n`);
    const plain = await page.request.get(path);
    expect([plain.headers()['content-type'], plain.headers().vary], path).toEqual(['text/html; charset=utf-8', 'Accept, Accept-Encoding']);
  }
});

test('Agents: llms.txt is short, says what to keep to, and its lists name every page of the sitemap', {tag: '@agents.lists'}, async ({page}) => {
  const textOf = async (path: string) => (await page.request.get(path)).text();
  const root = await textOf('/llms.txt');
  expect(root.length).toBeLessThan(20_000);
  expect(root).toMatch(/^# Remotion 4\.0\.332\n\n> /);
  const lists = [...root.matchAll(/https:\/\/www\.remotion\.dev(\/[^)\s]+llms\.txt)/g)].map(([, path = '']) => path);
  expect(lists.length).toBeGreaterThan(5);
  const texts = await Promise.all(lists.map(textOf));
  for (const [index, text] of texts.entries()) expect(text.length, lists[index]).toBeLessThan(50_000);
  const named = new Set([root, ...texts].flatMap((text) => [...text.matchAll(/\]\((https:[^)\s]+\.md)\)/g)].map(([, address]) => address)));
  const pages = [...(await textOf('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  expect(pages.length).toBeGreaterThan(800);
  expect(pages.filter((address) => !named.has(`${address}${address.endsWith('/') ? 'index' : ''}.md`))).toEqual([]);
  await visit(page, '/docs/spring');
  const first = page.locator('body a').first();
  await expect(first).toHaveAttribute('href', '/llms.txt');
  await expect(first, 'people have the navigation').not.toBeInViewport();
});

test('Agents: the prompt is served as text, and as a skill that agents find by its index', {tag: '@agents.skill'}, async ({page}) => {
  const prompt = await page.request.get('/docs/ai/system-prompt.txt');
  expect(prompt.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const {skills} = (await (await page.request.get('/.well-known/agent-skills/index.json')).json()) as {skills: {name: string; url: string; digest: string}[]};
  expect(skills.map(({name}) => name)).toEqual(['remotion']);
  const skill = await page.request.get(skills[0]?.url ?? '');
  expect(skill.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  const bytes = await skill.body();
  expect(`sha256:${createHash('sha256').update(bytes).digest('hex')}`).toBe(skills[0]?.digest);
  expect(bytes.toString()).toContain(await prompt.text());
  await visit(page, '/docs/ai/system-prompt');
  const sample = await page.locator('figure pre').first().textContent();
  expect(sample?.trim(), 'what the page shows').toBe((await prompt.text()).trim());
  const root = await (await page.request.get('/llms.txt')).text();
  expect(root).toContain('(https://www.remotion.dev/docs/ai/system-prompt.txt)');
  expect(root).toContain(`(https://www.remotion.dev${skills[0]?.url})`);
});

test('Programs: a heading has no class that reader views drop, a sample has its language, a table its end tags', {tag: '@agents.readers'}, async ({page}) => {
  const html = await (await page.request.get('/docs/contributing/docs')).text();
  for (const [heading] of html.matchAll(/<h2[^>]*>/g)) expect(heading).not.toMatch(/scroll|hidden|share|comment|meta|footer|banner|sidebar|widget/i);
  expect([...html.matchAll(/<pre[^>]*><code class="language-(\w+)"/g)].map(([, lang]) => lang)).toContain('tsx');
  expect(html.match(/<td/g)?.length).toBe(html.match(/<\/td>/g)?.length);
  expect(html).toContain('<span class="sign">+ </span>');
  expect(html).toMatch(/src\/Badge\.tsx<\/span> <span[^>]*>compiles/);
});

import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

/**
 * Writes the documentation as a Starlight site reads it: the Markdown that a build of this site has beside each page, with title and description.
 * @param build folder of a build of this site
 * @param to folder of the Starlight site
 * @returns how many pages were written
 * @throws Error when the build has no Markdown
 */
export function writeStarlightPages(build: string, to: string): number {
  const files = fs.readdirSync(path.join(build, 'docs'), {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.md'));
  if (files.length === 0) throw new Error(`${build} has no Markdown of the documentation. Run npm run build first.`);
  for (const file of files) {
    const target = path.join(to, 'src/content/docs/docs', file);
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.writeFileSync(target, starlightPage(fs.readFileSync(path.join(build, 'docs', file), 'utf8'), slugOf(file)));
  }
  return files.length;
}

const slugOf = (file: string) => `docs/${file.replace(/(^|\/)index\.md$|\.md$/, '')}`.replace(/\/$/, '');

/** Starlight writes the title as the h1 itself, and reads nothing else from our front matter. */
export function starlightPage(markdown: string, slug: string): string {
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(markdown) ?? [];
  const {title, description} = parse(head) as {title: string; description: string};
  const front = [`title: ${JSON.stringify(title)}`, `description: ${JSON.stringify(description)}`, `slug: ${slug}`];
  return `---\n${front.join('\n')}\n---\n${body.replace(/^# .*\n/m, '')}`;
}

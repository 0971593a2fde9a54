import fs from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import type {Corpus, Page} from '../corpus/corpus';
import {attributeOf} from '../corpus/jsx-attributes';
import {perPage} from '../corpus/per-page';
import {routeOf} from '../corpus/routes';

/** A page that shows a demo: a file of the site's prose, or the entry of a template. */
export type DemoUse = {file: string; route: string; id: string; line: number; variant?: string};

/** Where demos are shown, everywhere or in some files: pages with `<Demo>`, and the pages of templates. */
export const demoUses = ({dir, pages, partials}: Corpus, isWanted: (file: string) => boolean = () => true): DemoUse[] => [
  ...[...pages, ...partials].filter(({file}) => isWanted(file)).flatMap(usesOn),
  ...usesOfTemplates(dir).filter(({file}) => isWanted(file)),
];

export const templateFile = (slug: string): string => `data/templates/${slug}.yml`;

const usesOn = perPage((page: Page): DemoUse[] => {
  // Few pages have a demo, and looking for one is a thousand times as fast as parsing.
  if (!page.source.includes('<Demo')) return [];
  if (page.broken) return [...page.source.matchAll(/<Demo id="([\w-]+)"/g)].map(([, id = '']) => ({file: page.file, route: routeOf(page), id, line: 1}));
  const uses: DemoUse[] = [];
  visit(page.tree, 'mdxJsxFlowElement', (element) => {
    if (element.name !== 'Demo') return;
    const variant = attributeOf(element, 'variant') || undefined;
    uses.push({file: page.file, route: routeOf(page), id: attributeOf(element, 'id'), line: element.position?.start.line ?? 1, variant});
  });
  return uses;
});

/** Read as text, since an entry with a mistake shows its demo all the same. */
function usesOfTemplates(dir: string): DemoUse[] {
  const folder = path.join(dir, 'data/templates');
  if (!fs.existsSync(folder)) return [];
  return fs.readdirSync(folder).flatMap((name) => {
    const slug = path.parse(name).name;
    const lines = fs.readFileSync(path.join(folder, name), 'utf8').split('\n');
    const line = lines.findIndex((text) => text.startsWith('demo:'));
    const id = lines[line]?.slice('demo:'.length).trim();
    const variant = lines
      .find((text) => text.startsWith('variant:'))
      ?.slice('variant:'.length)
      .trim();
    return id ? [{file: templateFile(slug), route: `/templates/${slug}`, id, line: line + 1, variant}] : [];
  });
}

/** Demos that a component shows in its own way, as on the home page: it imports what the plugin wrote about them. */
export function demosInComponents(dir: string): Set<string> {
  const folder = path.join(dir, 'src/components');
  if (!fs.existsSync(folder)) return new Set();
  const files = fs.readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.tsx'));
  return new Set(
    files.flatMap((file) => [...fs.readFileSync(path.join(folder, file), 'utf8').matchAll(/demos\/default\/cards\/([\w-]+)\.json/g)].map(([, id = '']) => id)),
  );
}

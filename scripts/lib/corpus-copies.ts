import fs from 'node:fs';
import path from 'node:path';
import {registeredComponents} from '../../checks/vocabulary';
import {CONTENT_ROOTS} from '../../core/corpus/sections';
import {linkPackages} from './link-packages';

const LEFT_OUT = ['node_modules', 'build', 'build-configured', '.docusaurus', '.git'];

/** Copies the project into an empty folder, with its packages, without build caches, and with its pages `times` over. */
export function copyProject(project: string, to: string, times: number): void {
  fs.cpSync(project, to, {recursive: true, filter: (file) => !LEFT_OUT.includes(path.relative(project, file))});
  linkPackages(project, to);
  copyPages(project, to, times);
  fs.renameSync(path.join(to, 'sidebars.ts'), path.join(to, 'sidebars-of-one.ts'));
  fs.writeFileSync(path.join(to, 'sidebars.ts'), sidebarsOf(times));
}

/** The same pages in a site without our code: the preset, its fast bundler, and empty components in place of our vocabulary. */
export function copyToStock(project: string, to: string): void {
  fs.cpSync(path.join(project, 'scripts/stock-site'), to, {recursive: true});
  for (const name of [...CONTENT_ROOTS, 'sidebars', 'sidebars.ts', 'static', 'package.json'])
    fs.cpSync(path.join(project, name), path.join(to, name), {recursive: true});
  const vocabulary = registeredComponents(fs.readFileSync(path.join(project, 'src/components/mdx/index.ts'), 'utf8'));
  fs.writeFileSync(path.join(to, 'src/theme/vocabulary.ts'), `export const vocabulary: string[] = ${JSON.stringify(vocabulary)};\n`);
  linkPackages(project, to);
}

/** Plugins for what this site makes of its pages and the stock site does not. */
const ADDITIONS = ['code-samples', 'social-cards', 'search', 'licences', 'lean-client', 'hosting'];

/** Writes a configuration without our additions next to that of a copy, so that their cost can be separated from that of the pages. */
export function writeBareConfig(folder: string): string {
  const name = 'docusaurus.bare.config.ts';
  const code = `import config from './docusaurus.config';

const additions = /\\/plugins\\/(${ADDITIONS.join('|')})\\//;
const isAddition = (plugin: unknown) => additions.test(String(Array.isArray(plugin) ? plugin[0] : plugin));

export default {...config, plugins: (config.plugins ?? []).filter((plugin) => !isAddition(plugin))};
`;
  fs.writeFileSync(path.join(folder, name), code);
  return name;
}

function copyPages(project: string, to: string, times: number): void {
  for (const root of CONTENT_ROOTS)
    for (let copy = 2; copy <= times; copy++) {
      const folder = path.join(to, root, nameOf(copy));
      // Authors and tags come from the section.
      fs.cpSync(path.join(project, root), folder, {recursive: true, filter: (file) => !file.endsWith('.yml')});
      for (const file of fs.readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.mdx')))
        fs.writeFileSync(path.join(folder, file), copyOf(fs.readFileSync(path.join(folder, file), 'utf8'), copy));
    }
}

const nameOf = (copy: number) => `copy-${copy}`;

/** A page one folder deeper, with its own URL. */
export const copyOf = (mdx: string, copy: number): string =>
  mdx
    .replace(/^slug: (\/?)/m, (_, slash: string) => (slash ? `slug: /${nameOf(copy)}/` : `slug: ${nameOf(copy)}-`))
    .replace(new RegExp(`(?:\\.\\./)+(?:${CONTENT_ROOTS.join('|')})/`, 'g'), '../$&');

const sidebarsOf = (times: number) => `import type {SidebarItemConfig, SidebarsConfig} from '@docusaurus/plugin-content-docs';
import one from './sidebars-of-one';

type Item = string | {label?: string; id?: string; link?: {id?: string}; items?: Item[]};

const copyOf = (item: Item, copy: number): Item => {
  if (typeof item === 'string') return \`copy-\${copy}/\${item}\`;
  const inCopy = <T extends {id?: string}>(part: T): T => (part.id ? {...part, id: \`copy-\${copy}/\${part.id}\`} : part);
  const {label, link, items} = item;
  return {
    ...inCopy(item),
    ...(label && {label: \`\${label} (\${copy})\`}),
    ...(link && {link: inCopy(link)}),
    ...(items && {items: items.map((inner) => copyOf(inner, copy))}),
  };
};

const copies = Array.from({length: ${times - 1}}, (_, index) => index + 2);

export default Object.fromEntries(
  Object.entries(one).map(([name, items]) => [name, [...(items as Item[]), ...copies.flatMap((copy) => (items as Item[]).map((item) => copyOf(item, copy)))] as SidebarItemConfig[]]),
) satisfies SidebarsConfig;
`;

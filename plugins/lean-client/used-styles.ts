import fs from 'node:fs';
import path from 'node:path';
import purgeCss from '@fullhuman/postcss-purgecss';
import {CONTENT_ROOTS} from '../../core/corpus/sections';

/** The parts of PostCSS that are used here; it comes with the framework. */
type Declaration = {prop: string; remove(): void};
type Root = {source?: {input: {file?: string}}; toString(): string; walkDecls(prop: RegExp, each: (declaration: Declaration) => void): void};
type Helpers = {result: {messages: {type: string; plugin: string; dir: string}[]}};
type Purge = {OnceExit(root: Root, helpers: Helpers): Promise<void>};

/** The theme's style library, of which a site uses only part. */
const LIBRARY = /[\\/]infima[\\/]/;

const THEME = ['theme-classic', 'theme-common', 'core'].map((name) => `node_modules/@docusaurus/${name}/lib`);

/** Elements that Markdown and MDX make without naming them. */
const TAGS =
  'html body h1 h2 h3 h4 h5 h6 p a ul ol li dl dt dd table caption thead tbody tfoot tr th td blockquote pre code kbd samp hr img em strong del mark abbr sup sub details summary figure figcaption iframe video audio input button select textarea label svg'.split(
    ' ',
  );

/**
 * Removes the rules and variables of Infima that neither the theme nor this site names, a tenth of every page's styles.
 * @param siteDir the project's folder
 */
export function usedStyles(siteDir: string) {
  const within = (folder: string, names: string) => `${path.join(siteDir, folder).replaceAll('\\', '/')}/**/*.${names}`;
  const purge = purgeCss({
    content: [...THEME.map((folder) => within(folder, 'js')), within('src', '{ts,tsx,css}'), ...CONTENT_ROOTS.map((folder) => within(folder, '{md,mdx}'))],
    extractors: [{extensions: ['md', 'mdx'], extractor: classesOf}],
    safelist: {standard: TAGS},
  }) as unknown as Purge;
  const named = [...THEME, 'src'].flatMap((folder) => variablesIn(path.join(siteDir, folder)));
  return {
    postcssPlugin: 'used-styles',
    async OnceExit(root: Root, helpers: Helpers): Promise<void> {
      if (!LIBRARY.test(root.source?.input.file ?? '')) return;
      await purge.OnceExit(root, helpers);
      dropVariables(root, named);
      // When a page names a new class, the styles are built again.
      for (const folder of ['src', ...CONTENT_ROOTS])
        helpers.result.messages.push({type: 'dir-dependency', plugin: 'used-styles', dir: path.join(siteDir, folder)});
    },
  };
}

/** Classes that a page gives to its elements; the words of its text do not count. */
const classesOf = (text: string): string[] => [...text.matchAll(/class(?:Name)?=["']([^"']+)/g)].flatMap(([, names = '']) => names.split(/\s+/));

/** Removes variables that nothing reads; PurgeCSS itself would also remove some that are read. */
function dropVariables(root: Root, named: string[]): void {
  let isDone = false;
  while (!isDone) {
    isDone = true;
    const read = new Set([...named, ...[...root.toString().matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name)]);
    root.walkDecls(/^--ifm-/, (declaration) => {
      if (read.has(declaration.prop)) return;
      declaration.remove();
      isDone = false;
    });
  }
}

const variablesIn = (folder: string): string[] =>
  fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(css|js|tsx?)$/.test(file))
    .flatMap((file) => fs.readFileSync(path.join(folder, file), 'utf8').match(/--ifm-[\w-]+/g) ?? []);

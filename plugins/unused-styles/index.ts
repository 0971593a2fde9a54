import fs from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import purgeCSSPlugin from '@fullhuman/postcss-purgecss';
import type {Plugin as PostCssPlugin, Root} from 'postcss';

/** The theme's stylesheet. The site's own styles are short, and written for what is on its pages. */
const THEME_STYLES = /[\\/]infima[\\/].+\.css$/;

/** Folders in which classes and variables of the theme's stylesheet are named: the site's pages and components, and those of the theme. */
const USERS = [
  ...['src', 'config', 'plugins', 'docs', 'blog', 'learn', 'success-stories'],
  ...['theme-classic', 'theme-common', 'core'].map((name) => `node_modules/@docusaurus/${name}/lib`),
];
const FILE = /\.(tsx?|js|mdx|css)$/;

/** Words of a file, each of which may be the name of a class or a variable; such names must therefore not be put together from parts. */
const words = (text: string): string[] => text.match(/[\w-]+/g) ?? [];

/**
 * Drops what no file of `folders` names, and only from the theme's stylesheet: rules for classes, and variables.
 * @param root Folder of the site, absolute
 * @param folders Folders in it, relative
 */
export function unusedStyles(root: string, folders = USERS): PostCssPlugin {
  const absolute = folders.map((folder) => path.join(root, folder));
  return {
    postcssPlugin: 'unused-styles',
    async OnceExit(styles, helpers): Promise<void> {
      if (!THEME_STYLES.test(styles.source?.input.file ?? '')) return;
      const named = new Set(absolute.flatMap(filesIn).flatMap((file) => words(fs.readFileSync(file, 'utf8'))));
      const content = [{raw: [...named].join(' '), extension: 'txt'}];
      const purge = purgeCSSPlugin({content, defaultExtractor: words}) as PostCssPlugin;
      await purge.OnceExit?.(styles, helpers);
      dropVariables(styles, named);
      // A class that a page begins to use makes a cached result old.
      helpers.result.messages.push(...absolute.map((dir) => ({type: 'dir-dependency', plugin: 'unused-styles', dir})));
    },
  };
}

const filesIn = (folder: string): string[] =>
  fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => FILE.test(name))
    .map((name) => path.join(folder, name));

/** Drops variables that are neither among `named` nor read by what is left, until there are none. */
function dropVariables(styles: Root, named: Set<string>): void {
  const read = new Set(named);
  styles.walkDecls(({value}) => words(value).forEach((word) => read.add(word)));
  const unread: {remove: () => unknown}[] = [];
  styles.walkDecls(/^--/, (declaration) => {
    if (!read.has(declaration.prop)) unread.push(declaration);
  });
  unread.forEach((declaration) => declaration.remove());
  if (unread.length > 0) dropVariables(styles, named);
}

export default function unusedStylesPlugin({siteDir}: {siteDir: string}): Plugin {
  return {
    name: 'unused-styles',
    configurePostCss(options) {
      if (process.env.NODE_ENV === 'production') options.plugins.push(unusedStyles(siteDir));
      return options;
    },
  };
}

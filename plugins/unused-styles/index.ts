import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import purgeCSSPlugin from '@fullhuman/postcss-purgecss';
import type {Plugin as PostCssPlugin} from 'postcss';

/** The theme's stylesheet. The site's own styles are short, and written for what is on its pages. */
const THEME_STYLES = /[\\/]infima[\\/].+\.css$/;

/** Folders in which class names of the theme's stylesheet are written: the site's pages and components, and those of the theme. */
const USERS = [
  'src',
  'config',
  'plugins',
  'docs',
  'blog',
  'learn',
  'success-stories',
  'node_modules/@docusaurus/theme-classic/lib',
  'node_modules/@docusaurus/theme-common/lib',
];

/** Words of a file, each of which may be a class name; class names must therefore not be put together from parts. */
const words = (text: string): string[] => text.match(/[\w-]+/g) ?? [];

/**
 * Drops rules for class names that no file of `folders` mentions, and only from the theme's stylesheet.
 * @param root Folder of the site, absolute
 * @param folders Folders in it, relative
 */
export function unusedStyles(root: string, folders = USERS): PostCssPlugin {
  const absolute = folders.map((folder) => path.join(root, folder));
  const purge = purgeCSSPlugin({
    content: absolute.map((folder) => `${folder}/**/*.{ts,tsx,js,mdx}`),
    defaultExtractor: words,
  }) as PostCssPlugin;
  return {
    postcssPlugin: 'unused-styles',
    async OnceExit(styles, helpers): Promise<void> {
      if (!THEME_STYLES.test(styles.source?.input.file ?? '')) return;
      await purge.OnceExit?.(styles, helpers);
      // A class that a page begins to use makes a cached result old.
      helpers.result.messages.push(...absolute.map((dir) => ({type: 'dir-dependency', plugin: 'unused-styles', dir})));
    },
  };
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

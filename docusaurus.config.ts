import path from 'node:path';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {blog, docs, learn, mdx, successStories} from './config/content';
import {footer} from './config/footer';
import {navbar} from './config/navbar';
import {pageTemplate} from './config/page-template';
import {parseFrontMatter} from './config/parse-front-matter';
import {announcementBar, customFields, hostOptions, site} from './config/site';
import {sitemap} from './config/sitemap';
import {thirdParties} from './config/third-parties';
import {token} from './plugins/tokens/read';
import {CHANGES_FILE} from './core/corpus/written-files';

// The minifier drops end tags, without which common parsers find no main content in a page with a table. Compressed, pages are hardly larger with them.
process.env.SKIP_HTML_MINIFICATION ??= 'true';

/** Path of one of this site's plugins, absolute so that a configuration built on this one finds it too. */
const plugin = (name: string) => path.join(__dirname, 'plugins', name, 'index.ts');

const preset: PresetOptions = {
  docs: false,
  blog: false,
  pages: {...mdx, exclude: ['**/_*.mdx']},
  theme: {
    customCss: ['./src/css/fonts.css', './src/css/tokens.css', './src/css/base.css', './src/css/tables.css', './src/css/chrome.css', './src/css/code.css'],
  },
  sitemap,
  debug: false,
};

const themeConfig: ThemeConfig = {
  navbar,
  footer,
  announcementBar,
  metadata: [{name: 'theme-color', content: token('dark', 'paper')}],
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true},
  docs: {sidebar: {hideable: false, autoCollapseCategories: true}},
  blog: {sidebar: {groupByYear: true}},
  // Code is colored by the build, so no page needs the theme's own colors.
  prism: {theme: {plain: {}, styles: []}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
};

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  url: site.url,
  baseUrl: site.baseUrl,
  favicon: 'img/favicon.svg',
  headTags: [
    {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${site.baseUrl}img/touch-icon.png`}},
    {
      tagName: 'link',
      attributes: {rel: 'alternate', type: 'application/atom+xml', title: 'Changed pages of the documentation', href: site.baseUrl + CHANGES_FILE},
    },
    {tagName: 'link', attributes: {rel: 'manifest', href: `${site.baseUrl}manifest.webmanifest`}},
  ],
  customFields,
  future: {v4: true, experimental_faster: true},
  i18n: {defaultLocale: 'en', locales: ['en']},
  ssrTemplate: pageTemplate,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onBrokenMarkdownLinks: 'warn',
  onDuplicateRoutes: 'throw',
  markdown: {format: 'mdx', mdx1Compat: {comments: false, admonitions: false, headingIds: true}, parseFrontMatter},
  clientModules: [
    './src/client/listed-address.ts',
    './src/client/load-again.ts',
    './src/client/new-version.ts',
    './src/client/docs-of-routes.ts',
    './src/client/space-key.ts',
    './src/client/current-page-in-sidebar.ts',
    './src/client/prefetch-when-idle.ts',
    './src/client/print-light.ts',
    // What other services need is sent only where they are configured.
    ...(customFields.analyticsId ? ['./src/client/page-views.ts'] : []),
    ...(customFields.reportEndpoint ? ['./src/client/reports.ts'] : []),
    ...(customFields.askAiSiteId ? ['./src/client/ask-ai.ts'] : []),
  ],
  presets: [['classic', preset]],
  plugins: [
    plugin('catalog'),
    plugin('code-samples'),
    plugin('course'),
    plugin('dark-without-script'),
    plugin('demos'),
    [plugin('docs'), docs],
    plugin('examples'),
    plugin('figures'),
    plugin('glossary'),
    plugin('lean-client'),
    plugin('licences'),
    plugin('live-checks'),
    plugin('page-grid'),
    plugin('playground'),
    [plugin('hosting'), {sources: thirdParties(customFields), ...hostOptions}],
    [plugin('posts'), blog],
    [plugin('posts'), learn],
    [plugin('posts'), successStories],
    plugin('receipts'),
    plugin('releases'),
    plugin('search'),
    plugin('social-cards'),
    plugin('tokens'),
    plugin('twins'),
    plugin('unused-styles'),
  ],
  themeConfig,
};

export default config;

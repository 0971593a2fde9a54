import type {Options} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';

const section = (id: string) => ({id, path: id, routeBasePath: id, postsPerPage: 10, onInlineTags: 'ignore'}) as const;

const preset: Options = {docs: {sidebarPath: './sidebars.ts'}, blog: {...section('blog'), id: 'default'}, pages: false};

/** The site as the framework alone builds it, with its fast bundler, for comparison with our build. */
const config: Config = {
  title: 'Stock',
  url: 'https://example.com',
  baseUrl: '/',
  future: {v4: true, experimental_faster: true},
  markdown: {format: 'mdx', mdx1Compat: {comments: false, admonitions: false, headingIds: true}},
  // Links to the parts that are left out are broken.
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'warn',
  onBrokenMarkdownLinks: 'warn',
  presets: [['classic', preset]],
  plugins: [
    ['@docusaurus/plugin-content-blog', section('learn')],
    ['@docusaurus/plugin-content-blog', section('success-stories')],
  ],
};

export default config;

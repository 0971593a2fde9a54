import type {PluginOptions as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {rehypeCodeSamples} from '../plugins/code-samples/rehype';
import {remarkDemos} from '../plugins/demos/remark';
import {remarkPageGrids} from '../plugins/page-grid/remark';
import {remarkPageLinks} from '../plugins/page-links/remark';
import {site} from './site';

const editUrl = site.editUrl;
/** What every MDX file goes through, wherever it is published. */
export const mdx = {beforeDefaultRemarkPlugins: [remarkPageLinks, remarkDemos, remarkPageGrids], beforeDefaultRehypePlugins: [rehypeCodeSamples]};

export const docs: DocsOptions = {
  sidebarPath: './sidebars.ts',
  breadcrumbs: true,
  editUrl,
  ...mdx,
};

type Section = {
  /** Folder, plugin id and path of the section. */
  id: 'blog' | 'learn' | 'success-stories';
  title: string;
  description: string;
};

/** The three post sections differ only in their names. */
export function postSection({id, title, description}: Section): Partial<BlogOptions> {
  return {
    id: id === 'blog' ? 'default' : id,
    path: id,
    routeBasePath: id,
    blogTitle: title,
    blogDescription: description,
    blogSidebarTitle: title,
    blogSidebarCount: 'ALL',
    postsPerPage: 10,
    archiveBasePath: 'archive',
    showReadingTime: true,
    onInlineAuthors: 'throw',
    onInlineTags: 'ignore',
    onUntruncatedBlogPosts: 'throw',
    editUrl,
    ...mdx,
    feedOptions: {
      type: ['rss', 'atom', 'json'],
      title: `${site.title}: ${title}`,
      description,
      copyright: `© ${site.company}`,
      language: 'en',
      limit: false,
      xslt: {rss: null, atom: null},
    },
  };
}

export const blog = postSection({
  id: 'blog',
  title: 'Blog',
  description: 'Releases of Remotion and what is new in each: the history of the toolkit, told by the people who build it.',
});
export const learn = postSection({
  id: 'learn',
  title: 'Learn',
  description: 'Tutorials that rebuild a complete video with Remotion, step by step, with all of the code to follow along.',
});
export const successStories = postSection({
  id: 'success-stories',
  title: 'Success stories',
  description: 'How companies and open-source projects build video products with Remotion, and what they learned on the way.',
});

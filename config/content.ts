import type {PluginOptions as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {rehypeCodeSamples} from '../plugins/code-samples/rehype';
import {remarkCourse} from '../plugins/course/remark';
import {remarkDemos} from '../plugins/demos/remark';
import {remarkExportedTypes} from '../plugins/exported-types/remark';
import {remarkFigures} from '../plugins/figures/remark';
import {remarkGlossary} from '../plugins/glossary/remark';
import {remarkImageLoaders} from '../plugins/image-loaders/remark';
import {remarkMessages} from '../plugins/messages/remark';
import {rehypeOldAnchors} from '../plugins/old-anchors/rehype';
import {remarkRunLines} from '../plugins/run-lines/remark';
import {rehypeSoftBreaks} from '../plugins/soft-breaks/rehype';
import {remarkOnUse} from '../plugins/on-use/remark';
import {remarkStrips} from '../plugins/strips/remark';
import {remarkPageGrids} from '../plugins/page-grid/remark';
import {remarkPageLinks} from '../plugins/page-links/remark';
import {feedItems} from '../plugins/posts/feed-items';
import {remarkTreeMemory} from '../plugins/twins/tree-memory';
import {rehypeWideTables} from '../plugins/wide-tables/rehype';
import {site} from './site';

const editUrl = site.editUrl;
/** What every MDX file goes through, wherever it is published. */
export const mdx = {
  beforeDefaultRemarkPlugins: [
    remarkTreeMemory,
    remarkExportedTypes,
    remarkMessages,
    remarkRunLines,
    remarkPageLinks,
    remarkDemos,
    remarkFigures,
    remarkStrips,
    remarkCourse,
    remarkGlossary,
    remarkOnUse,
    remarkPageGrids,
  ],
  remarkPlugins: [remarkImageLoaders],
  beforeDefaultRehypePlugins: [rehypeCodeSamples, rehypeOldAnchors, rehypeSoftBreaks, rehypeWideTables],
};

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
    // Every post has the same author, the site's publisher, which config/parse-front-matter.ts adds.
    onInlineAuthors: 'ignore',
    // The day on which a post was retold is in its front matter.
    showLastUpdateTime: true,
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
      createFeedItems: feedItems,
    },
  };
}

export const blog = postSection({
  id: 'blog',
  title: 'Blog',
  description: 'Releases and news of Remotion since 2021, retold for this site in 2026 from the original announcements, to which each post links.',
});
export const learn = postSection({
  id: 'learn',
  title: 'Learn',
  description: 'Tutorials that rebuild a complete video step by step, with all of the code: lessons by the Remotion team, retold for this site in 2026.',
});
export const successStories = postSection({
  id: 'success-stories',
  title: 'Success stories',
  description: 'How people have built video products with Remotion: stories of 2021 to 2025, retold for this site in 2026, with links to the originals.',
});

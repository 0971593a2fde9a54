import type {BlogPost, FeedOptions} from '@docusaurus/plugin-content-blog';
import {announcementLine} from '../../src/lib/announcement';
import {escapeHtml} from '../../src/lib/escape-html';
import type {PostFacts} from '../../src/lib/post-facts';

/** The framework's feed items; each says who announced it, when it was retold and where the original is, and keeps the date of the announcement. */
export const feedItems: NonNullable<FeedOptions['createFeedItems']> = async ({defaultCreateFeedItems, ...params}) => {
  const items = await defaultCreateFeedItems(params);
  return items.map((item, index) => {
    const {announcement} = factsOf(params.blogPosts[index]);
    const line = announcementLine(announcement);
    const link = `<a href="${escapeHtml(announcement.original)}">read the original</a>`;
    return {
      ...item,
      published: item.date,
      date: new Date(announcement.retold),
      description: `${item.description ?? ''} (${line}.)`,
      content: `<p>${escapeHtml(line)} · ${link}</p>${item.content ?? ''}`,
    };
  });
};

/** The feed has one item for each post, in the same order. */
const factsOf = (post: BlogPost | undefined) => post?.metadata.frontMatter as unknown as PostFacts;

// Change: the same head as our other lists, with its own title and description and a link to all posts; there is no list of all tags.
import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import type {Props} from '@theme/BlogTagsPostsPage';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import {ListHeader} from '@site/src/components/posts/ListHeader';

export default function BlogTagsPostsPage({tag, items, sidebar, listMetadata}: Props): ReactNode {
  const {blogTitle, page, totalPages, totalCount} = listMetadata;
  const place = page === 1 ? '' : `, page ${page} of ${totalPages}`;
  const held = totalCount === 1 ? 'The one post' : `The ${totalCount} posts`;
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogTagPostListPage)}>
      <PageMetadata
        title={`${blogTitle}: ${tag.label}${place}`}
        description={`${held} of the section “${blogTitle}” with the tag “${tag.label}”, the newest first${place}.`}
      />
      <SearchMetadata tag="blog_tags_posts" />
      <BlogLayout sidebar={sidebar}>
        <ListHeader title={`${blogTitle}: ${tag.label}${place}`}>
          {held} with the tag “{tag.label}”, the newest first. <Link to={tag.allTagsPath.replace(/\/tags$/, '')}>All posts</Link>
        </ListHeader>
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={listMetadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}

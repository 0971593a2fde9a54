// Change: the author of each post is the site's publisher; the original takes every author for a person.
import Head from '@docusaurus/Head';
import {useBlogListPageStructuredData} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogListPage/StructuredData';
import React, {type ReactNode} from 'react';
import {usePublisher} from '@site/src/hooks/usePublisher';

export default function BlogListPageStructuredData(props: Props): ReactNode {
  const author = usePublisher();
  const {blogPost, ...list} = useBlogListPageStructuredData(props);
  const posts = [blogPost].flat().map((post) => Object.assign({}, post, {author}));
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify({...list, blogPost: posts})}</script>
    </Head>
  );
}

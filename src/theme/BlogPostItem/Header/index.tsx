// Change: the title is between a line of facts and the announcement, with the filmstrip of the post's demo below them.
import Link from '@docusaurus/Link';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import React, {type ReactNode} from 'react';
import {Byline} from '@site/src/components/posts/Byline';
import {PostFacts} from '@site/src/components/posts/PostFacts';
import {Strip} from '@site/src/components/posts/Strip';
import type {PostFacts as Facts} from '@site/src/lib/post-facts';

export default function BlogPostItemHeader(): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  const {title, permalink, date, tags} = metadata;
  const {announcement, reading_seconds: seconds, strip_picture: strip} = metadata.frontMatter as unknown as Facts;
  return (
    <header>
      <PostFacts date={date} tags={tags} seconds={seconds} isPage={isBlogPostPage} />
      {isBlogPostPage ? (
        <>
          <h1>{title}</h1>
          <Byline announcement={announcement} />
          {strip && <Strip {...strip} eager />}
        </>
      ) : (
        <>
          <h2>
            <Link to={permalink}>{title}</Link>
          </h2>
          {strip && <Strip {...strip} />}
        </>
      )}
    </header>
  );
}

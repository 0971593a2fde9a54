// Change: the title is between a line of facts and the announcement, with a picture: on the post's own page one that plays, below them; in a list a still, above them.
import Link from '@docusaurus/Link';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import React, {type ReactNode} from 'react';
import {Byline} from '@site/src/components/posts/Byline';
import {PostFacts} from '@site/src/components/posts/PostFacts';
import {PostPicture} from '@site/src/components/posts/PostPicture';
import {Still} from '@site/src/components/posts/PostPicture/Still';
import type {PostFacts as Facts} from '@site/src/lib/post-facts';

export default function BlogPostItemHeader(): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  const {title, permalink, date, tags} = metadata;
  const {announcement, reading_seconds: seconds, picture} = metadata.frontMatter as unknown as Facts;
  const facts = <PostFacts date={date} tags={tags} seconds={seconds} isPage={isBlogPostPage} />;
  if (isBlogPostPage) {
    return (
      <header>
        {facts}
        <h1>{title}</h1>
        <Byline announcement={announcement} />
        {picture && <PostPicture card={picture} />}
      </header>
    );
  }
  return (
    <header>
      {picture && <Still card={picture} to={permalink} />}
      {facts}
      <h2>
        <Link to={permalink}>{title}</Link>
      </h2>
    </header>
  );
}

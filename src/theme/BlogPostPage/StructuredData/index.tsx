// Change: the image is the social card, the author is the site's publisher, and the post is based on the announcement of the people it names; breadcrumbs lead from the section to the post.
import Head from '@docusaurus/Head';
import {useBlogMetadata, useBlogPost, useBlogPostStructuredData} from '@docusaurus/plugin-content-blog/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import React, {type ReactNode} from 'react';
import {BreadcrumbData} from '@site/src/components/ui/BreadcrumbData';
import {usePublisher} from '@site/src/hooks/usePublisher';
import {cardPath} from '@site/src/lib/card-path';
import type {PostFacts} from '@site/src/lib/post-facts';

export default function BlogPostStructuredData(): ReactNode {
  const {blogBasePath, blogTitle} = useBlogMetadata();
  const {title, permalink, frontMatter} = useBlogPost().metadata;
  const {by, on, original} = (frontMatter as unknown as PostFacts).announcement;
  const {title: siteTitle, url, baseUrl} = useDocusaurusContext().siteConfig;
  const data = {
    ...useBlogPostStructuredData(),
    image: url + baseUrl + cardPath(permalink, baseUrl),
    author: usePublisher(),
    isBasedOn: {
      '@type': 'Article',
      url: original,
      datePublished: on,
      author: by.map(({name}) => ({'@type': name === siteTitle ? 'Organization' : 'Person', name})),
    },
  };
  return (
    <>
      <Head>
        <script type="application/ld+json">{JSON.stringify(data)}</script>
      </Head>
      <BreadcrumbData
        crumbs={[
          {label: blogTitle, to: blogBasePath},
          {label: title, to: permalink},
        ]}
      />
    </>
  );
}

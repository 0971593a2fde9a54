// Change: breadcrumbs from the section to the post are added to the post's own data.
import {useBlogMetadata, useBlogPost} from '@docusaurus/plugin-content-blog/client';
import StructuredData from '@theme-original/BlogPostPage/StructuredData';
import React, {type ReactNode} from 'react';
import {BreadcrumbData} from '@site/src/components/ui/BreadcrumbData';

export default function BlogPostStructuredDataWrapper(): ReactNode {
  const {blogBasePath, blogTitle} = useBlogMetadata();
  const {title, permalink} = useBlogPost().metadata;
  return (
    <>
      <StructuredData />
      <BreadcrumbData
        crumbs={[
          {label: blogTitle, to: blogBasePath},
          {label: title, to: permalink},
        ]}
      />
    </>
  );
}

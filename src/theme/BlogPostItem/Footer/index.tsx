// Change: a post ends with links to related documentation and a link to share; in a list, with a link to the whole post.
import Link from '@docusaurus/Link';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import EditThisPage from '@theme/EditThisPage';
import React, {type ReactNode} from 'react';
import {RelatedDocs} from '@site/src/components/posts/RelatedDocs';
import {ShareLink} from '@site/src/components/posts/ShareLink';
import type {PostFacts} from '@site/src/lib/post-facts';
import styles from './styles.module.css';

export default function BlogPostItemFooter(): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  const {url} = useDocusaurusContext().siteConfig;
  const {title, permalink, editUrl} = metadata;
  if (!isBlogPostPage) {
    return (
      <footer>
        <Link to={permalink} aria-label={`Read more about ${title}`} className={styles.more}>
          Read more
        </Link>
      </footer>
    );
  }
  return (
    <footer className={styles.footer}>
      <RelatedDocs pages={(metadata.frontMatter as unknown as PostFacts).related_pages} />
      <ShareLink url={url + permalink} />
      {editUrl && <EditThisPage editUrl={editUrl} />}
    </footer>
  );
}

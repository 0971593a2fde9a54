import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';
import type {PostFacts} from '@site/src/lib/post-facts';
import styles from './styles.module.css';

/** The documentation pages related to a post, by title. */
export function RelatedDocs({pages}: {pages: PostFacts['related_pages']}): ReactNode {
  return (
    <nav className={styles.related} aria-labelledby="related-docs">
      <h2 id="related-docs">In the documentation</h2>
      <ul>
        {pages.map(({to, title, isCode}) => (
          <li key={to}>
            <Link to={to}>{isCode ? <code>{title}</code> : title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

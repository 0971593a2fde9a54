import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import React, {type ReactNode} from 'react';
import {MissingFrame} from './MissingFrame';
import styles from './NotFoundMessage.module.css';

/** What an address without a page shows: what happened, and where to go on. */
export default function NotFoundMessage(): ReactNode {
  return (
    <main className={styles.main}>
      <PageMetadata description="There is no page at this address. Search the documentation of Remotion, look up an API, or start at the home page." />
      <MissingFrame />
      <h1 className={styles.title}>Frame not found</h1>
      <p className={styles.text}>There is no page at this address. It may have moved, or the link that led here has a typo.</p>
      <ul className={styles.ways}>
        <li>
          <Link to="/search">Search the documentation</Link>
        </li>
        <li>
          <Link to="/docs/">Start with a new project</Link>
        </li>
        <li>
          <Link to="/docs/api">Look up an API</Link>
        </li>
        <li>
          <Link to="/">Go to the home page</Link>
        </li>
      </ul>
    </main>
  );
}

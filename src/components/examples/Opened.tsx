import Link from '@docusaurus/Link';
import React, {useEffect, useRef, type ReactNode} from 'react';
import {Demo} from '../mdx/Demo';
import type {Example} from './example-data';
import {useLoadedDemo} from './useLoadedDemo';
import styles from './styles.module.css';

/** The demo with its controls and its code, and the pages that explain it. */
export function Opened({id, example}: {id: string; example: Example}): ReactNode {
  const panel = useRef<HTMLDivElement>(null);
  const loaded = useLoadedDemo(example.id);
  useEffect(() => {
    // Some browsers return a promise, which is no cleanup.
    void panel.current?.scrollIntoView({block: 'nearest'});
  }, [loaded]);
  return (
    <div ref={panel} id={id} className={styles.panel} role="region" aria-label={example.title}>
      {loaded ? <Demo id={example.id} card={loaded.card} /> : <p role="status">The example is loading.</p>}
      {example.pages.length > 0 && (
        <p className={styles.pages}>
          Explained on{' '}
          {example.pages.map((page, index) => (
            <React.Fragment key={page}>
              {index > 0 && ', '}
              <Link to={page}>{page}</Link>
            </React.Fragment>
          ))}
        </p>
      )}
    </div>
  );
}

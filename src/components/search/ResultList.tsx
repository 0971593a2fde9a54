import React, {type ReactNode} from 'react';
import {MarkedText, MarkedTitle} from './MarkedText';
import {MissingMark} from './MissingMark';
import {ResultLink} from './ResultLink';
import styles from './ResultList.module.css';
import type {SearchHit} from './types';

type Props = {
  hits: SearchHit[];
  /** Set when the list is in a frame: links then open outside it. */
  target?: '_blank' | '_self';
};

/** Results with the matched words marked; their content is always shown as plain text. */
export function ResultList({hits, target}: Props): ReactNode {
  if (hits.length === 0) return null;
  return (
    <ol className={styles.hits}>
      {hits.map(({id, url, group, page, heading, excerpt}) => (
        <li key={id}>
          <ResultLink url={url} target={target ?? '_self'} className={styles.hit}>
            <MarkedTitle text={heading.length > 0 ? heading : page} className={styles.title} /> <MissingMark url={url} />
            <span className={styles.place}>
              {group}
              {heading.length > 0 && (
                <>
                  {' › '}
                  <MarkedText text={page} />
                </>
              )}
            </span>
            <span className={styles.excerpt}>
              <MarkedText text={excerpt} />
            </span>
          </ResultLink>
        </li>
      ))}
    </ol>
  );
}

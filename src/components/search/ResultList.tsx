import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';
import {useSiteConfiguration} from '@site/src/hooks/useSiteConfiguration';
import {isExternal} from './links';
import {isCode} from './mark';
import {MarkedText} from './MarkedText';
import styles from './ResultList.module.css';
import type {Marked, SearchHit} from './types';

type Props = {
  hits: SearchHit[];
  /** Set when the list is in a frame: links then open outside it. */
  target?: '_blank' | '_self';
};

/** Results with the matched words marked; their content is always shown as plain text. */
export function ResultList({hits, target = '_self'}: Props): ReactNode {
  const {externalResults} = useSiteConfiguration();
  if (hits.length === 0) return null;
  return (
    <ol className={styles.hits}>
      {hits.map(({id, url, group, page, heading, excerpt}) => (
        <li key={id}>
          <Link {...(isExternal(url, externalResults) ? {href: url} : {to: url})} autoAddBaseUrl={false} target={target} className={styles.hit}>
            <Title text={heading.length > 0 ? heading : page} />
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
          </Link>
        </li>
      ))}
    </ol>
  );
}

function Title({text}: {text: Marked}): ReactNode {
  const Tag = isCode(text.map((piece) => piece.text).join('')) ? 'code' : 'span';
  return (
    <Tag className={styles.title}>
      <MarkedText text={text} />
    </Tag>
  );
}

import React, {type MouseEvent, type ReactNode} from 'react';
import {MarkedText, MarkedTitle, plainText} from '../MarkedText';
import {MissingMark} from '../MissingMark';
import {ResultLink} from '../ResultLink';
import type {SearchHit} from '../types';
import {groupByPage} from './group-hits';
import styles from './ResultOptions.module.css';
import type {ActiveOption} from './useActiveOption';

type Props = {
  hits: SearchHit[];
  options: ActiveOption;
  onOpen: (hit: SearchHit, event: MouseEvent) => void;
};

/** The results as options of the field, in a group for each page. */
export function ResultOptions({hits, options: {listId, active, idOf, setActive}, onOpen}: Props): ReactNode {
  const pages = groupByPage(hits);
  const inOrder = pages.flatMap((page) => page.hits);
  return (
    <div role="listbox" id={listId} aria-label="Results">
      {pages.map(({url, group, page, hits: own}) => (
        <div key={url} role="group" aria-label={plainText(page)} className={styles.page}>
          {own[0]?.level !== 1 && (
            <div className={styles.place}>
              <MarkedTitle text={page} className={styles.name} />
              <span className={styles.category}>{group}</span>
            </div>
          )}
          {own.map((hit) => {
            const option = inOrder.indexOf(hit);
            return (
              <ResultLink
                key={hit.id}
                id={idOf(option)}
                role="option"
                aria-selected={option === active}
                tabIndex={-1}
                url={hit.url}
                className={hit.level === 1 ? styles.option : `${styles.option} ${styles.section}`}
                onMouseMove={() => setActive(option)}
                onClick={(event) => onOpen(hit, event)}
              >
                <MarkedTitle text={hit.level === 1 ? page : hit.heading} className={styles.title} /> <MissingMark url={hit.url} />
                {hit.level === 1 && <span className={styles.category}>{group}</span>}
                {hit.excerpt.length > 0 && (
                  <span className={styles.excerpt}>
                    <MarkedText text={hit.excerpt} />
                  </span>
                )}
              </ResultLink>
            );
          })}
        </div>
      ))}
    </div>
  );
}

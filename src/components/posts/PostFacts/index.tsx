import Link from '@docusaurus/Link';
import React, {Fragment, type ReactNode} from 'react';
import {PageMenu} from '@site/src/components/ai/PageMenu';
import {readingTime} from '@site/src/lib/reading-time';
import styles from './styles.module.css';

type Props = {
  /** ISO date of the announcement. */
  date: string;
  tags: readonly {label: string; permalink: string}[];
  seconds: number;
  /** Whether the page is the post itself, not a list of posts. */
  isPage: boolean;
};

/** The line above a post's title: what kind of post it is, when it was announced and how long it takes to read. */
export function PostFacts({date, tags, seconds, isPage}: Props): ReactNode {
  const day = date.slice(0, 10);
  return (
    <div className={styles.facts} data-search="skip">
      {tags.map(({label, permalink}) => (
        <Fragment key={permalink}>
          <Link to={permalink} className={styles.tag}>
            {label.charAt(0).toUpperCase() + label.slice(1)}
          </Link>{' '}
        </Fragment>
      ))}
      <time className="timecode" dateTime={day}>
        {day}
      </time>{' '}
      <div className={styles.end}>
        <span>{readingTime(seconds)}</span>
        {isPage && <PageMenu />}
      </div>
    </div>
  );
}

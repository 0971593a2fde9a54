import Link from '@docusaurus/Link';
import React, {Fragment, type ReactNode} from 'react';
import {readingTime} from '@site/src/lib/reading-time';
import styles from './styles.module.css';

type Props = {
  /** ISO date of the announcement. */
  date: string;
  tags: readonly {label: string; permalink: string}[];
  seconds: number;
};

/** The line above a post's title: what kind of post it is, when it was announced and how long it takes to read. */
export function PostFacts({date, tags, seconds}: Props): ReactNode {
  const day = date.slice(0, 10);
  return (
    <p className={styles.facts} data-search="skip">
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
      <span className={styles.time}>{readingTime(seconds)}</span>
    </p>
  );
}

import React, {type ReactNode} from 'react';
import {TextLink} from '@site/src/components/landing/TextLink';
import styles from './styles.module.css';

/** A page to read next, and what it covers. */
export type LinkRow = {to: string; label: string; text: ReactNode};

type LinkRowsProps = {
  rows: LinkRow[];
  /** Makes the links headings, and larger. */
  areHeadings?: boolean;
};

/** Links in rows between hairlines, each with a sentence about its page. */
export function LinkRows({rows, areHeadings}: LinkRowsProps): ReactNode {
  const Label = areHeadings ? 'h3' : 'span';
  return (
    <ul className="ruled-rows">
      {rows.map(({to, label, text}) => (
        <li key={to} className={styles.row}>
          <Label className={styles.term}>
            <TextLink to={to}>{label}</TextLink>
          </Label>{' '}
          <span className={styles.text}>{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** A term and its explanation. */
export type TermRow = {term: string; text: ReactNode};

/** Terms in rows between hairlines, each with its text beside it. */
export function TermRows({rows}: {rows: TermRow[]}): ReactNode {
  return (
    <dl className="ruled-rows">
      {rows.map(({term, text}) => (
        <div key={term} className={styles.row}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.text}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

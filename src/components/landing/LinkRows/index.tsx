import React, {type ReactNode} from 'react';
import {TextLink} from '@site/src/components/landing/TextLink';
import styles from './styles.module.css';

/** A page to read on, and what it holds. */
export type LinkRow = {to: string; label: string; text: ReactNode};

/** Links in rows between hairlines, each with a sentence of what it leads to. */
export function LinkRows({rows}: {rows: LinkRow[]}): ReactNode {
  return (
    <ul className="ruled-rows">
      {rows.map(({to, label, text}) => (
        <li key={to} className={styles.row}>
          <TextLink to={to} className={styles.link}>
            {label}
          </TextLink>
          <span className={styles.text}>{text}</span>
        </li>
      ))}
    </ul>
  );
}

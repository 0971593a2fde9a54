import React, {type ReactNode} from 'react';
import company from '@site/data/company.json';
import {dateInWords} from '@site/src/lib/date-in-words';
import styles from './styles.module.css';

type Investor = {
  name: string;
  /** The company or project that they were listed with. */
  of?: string;
  /** The day on which it closed. */
  closed?: string;
};

const people: Investor[] = company.investors.people;

/** Who has invested in Remotion, by name. */
export function Investors(): ReactNode {
  return (
    <ul className={styles.names}>
      {people.map(({name, of, closed}) => (
        <li key={name}>
          {name}
          {of && (
            <span className={styles.quiet}>
              {' '}
              ({of}
              {closed && `, until it closed on ${dateInWords(closed)}`})
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

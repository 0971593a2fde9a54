import React, {type ReactNode} from 'react';
import {Section} from '@site/src/components/ui/Section';
import {investors} from './investors';
import styles from './styles.module.css';

/** Who has invested in the company. */
export function InvestorList(): ReactNode {
  return (
    <Section
      title="Investors"
      ground="sunken"
      intro={
        <p>
          In 2022, Remotion took a small seed round, from users and customers. These people and companies have invested in it; the company or project that each
          is listed with is in brackets.
        </p>
      }
    >
      <ul className={styles.names}>
        {investors.map(({name, of}) => (
          <li key={name}>
            {name}
            {of && <span className={styles.quiet}> ({of})</span>}
          </li>
        ))}
      </ul>
    </Section>
  );
}

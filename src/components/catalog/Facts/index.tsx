import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

type Fact = {term: string; value: ReactNode};

/** Terms and values separated by hairlines; facts without a value are left out. */
export function Facts({facts}: {facts: Fact[]}): ReactNode {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(({value}) => Boolean(value))
        .map(({term, value}) => (
          <div key={term} className={styles.fact}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

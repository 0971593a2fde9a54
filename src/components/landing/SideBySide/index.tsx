import React, {type ReactNode} from 'react';
import {Prose} from '@site/src/components/landing/Prose';
import styles from './styles.module.css';

type Props = {
  /** The wider half: a sample or a drawing. */
  aside: ReactNode;
  /** The text that explains it. */
  children: ReactNode;
};

/** Text on the left, its subject on the right; one below the other on small screens. */
export function SideBySide({aside, children}: Props): ReactNode {
  return (
    <div className={styles.columns}>
      <Prose>{children}</Prose>
      <div className={styles.aside}>{aside}</div>
    </div>
  );
}

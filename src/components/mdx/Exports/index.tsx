import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** The package; plugins/exported-types adds what it exports. */
  of: string;
  children?: ReactNode;
};

/** The types and constants of a package that no page is about, as its published declarations have them. plugins/twins reads them in the built page, by the attributes. */
export function Exports({of, children}: Props): ReactNode {
  return (
    <div className={styles.exports} data-component="Exports" data-part={of}>
      {children}
    </div>
  );
}

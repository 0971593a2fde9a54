import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** Name of an exported type. */
  name: string;
  /** Package that exports it. */
  pkg: string;
};

/** A type and the package to import it from; `npm run check` makes sure that the package exports it. */
export function TypeRef({name, pkg}: Props): ReactNode {
  return (
    <>
      <code>{name}</code> <span className={styles.from}>from {pkg}</span>
    </>
  );
}

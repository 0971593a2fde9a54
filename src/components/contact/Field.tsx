import React, {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  label: string;
  /** Draws the control under the id that the label names. */
  children: (id: string) => ReactNode;
};

/** A control of the form with its label above it. */
export function Field({label, children}: Props): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children(id)}
    </div>
  );
}

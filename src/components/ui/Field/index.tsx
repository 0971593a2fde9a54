import React, {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  label: string;
  /** A sentence below the control. */
  hint?: string;
  /** Draws the control with the id that the label names and the id of the hint. */
  children: (control: {id: string; 'aria-describedby'?: string}) => ReactNode;
};

/** A control of a form with its label above it. */
export function Field({label, hint, children}: Props): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({id, 'aria-describedby': hint ? `${id}-hint` : undefined})}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

import React, {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {value: string; onChange: (value: string) => void};

/** The showcase's text search. */
export function SearchField({value, onChange}: Props): ReactNode {
  const id = useId();
  return (
    <form role="search" className={styles.search} onSubmit={(event) => event.preventDefault()}>
      <label htmlFor={id} className={styles.label}>
        Search
      </label>
      <input id={id} className="text-field" type="search" name="q" autoComplete="off" value={value} onChange={(event) => onChange(event.target.value)} />
    </form>
  );
}

import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import {badName} from '@site/src/playground/read-project';
import styles from './styles.module.css';

type Props = {label: string; start: string; others: string[]; onDone: (name: string | undefined) => void};

/** Asks for a name. Escape and Cancel leave everything as it is. */
export function NameForm({label, start, others, onDone}: Props): ReactNode {
  const [name, setName] = useState(start);
  const field = useRef<HTMLInputElement>(null);
  const problem = badName(name.trim(), others);
  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(0, start.lastIndexOf('.'));
  }, [start]);
  return (
    <form
      className={styles.nameForm}
      onSubmit={(event) => {
        event.preventDefault();
        if (!problem) onDone(name.trim());
      }}
      onKeyDown={({key}) => key === 'Escape' && onDone(undefined)}
    >
      <label htmlFor="play-name">{label}</label>
      <input
        ref={field}
        id="play-name"
        className={styles.field}
        value={name}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? 'play-name-problem' : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <button type="submit" className={styles.small} disabled={problem !== undefined}>
        Save
      </button>
      <button type="button" className={styles.small} onClick={() => onDone(undefined)}>
        Cancel
      </button>
      {problem && (
        <p id="play-name-problem" role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </form>
  );
}

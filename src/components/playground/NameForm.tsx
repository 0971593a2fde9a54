import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import type {Project} from '@site/src/playground/project';
import {badName} from '@site/src/playground/read-project';
import {withFile, withName} from './named-files';
import styles from './styles.module.css';

/** A new name, and how it changes the project. */
export type Named = {name: string; change: (project: Project) => Project};

type Props = {
  label: string;
  /** The file to rename; without it, one is added. */
  from?: string;
  start: string;
  others: string[];
  onDone: (named: Named | undefined) => void;
};

/** Asks for a name. Escape and Cancel leave everything as it is. */
export function NameForm({label, from, start, others, onDone}: Props): ReactNode {
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
        if (problem) return;
        const given = name.trim();
        onDone({name: given, change: (project) => (from === undefined ? withFile(project, given) : withName(project, from, given))});
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

import React, {type ReactNode} from 'react';
import type {Problem} from '@site/src/playground/protocol';
import styles from './styles.module.css';

type Props = {problems: Problem[]; onGoTo: (file: string, line: number, column: number) => void};

/** What is wrong with the code. A press moves the cursor to the place. */
export function Problems({problems, onGoTo}: Props): ReactNode {
  return (
    <div className={styles.problems} role="region" aria-label="Errors" aria-live="polite" data-problems={problems.length}>
      {problems.length > 0 && (
        <ol>
          {problems.map(({file, line, column, message}, index) => (
            <li key={`${index} ${message}`}>
              {file !== null && line !== null ? (
                <button type="button" onClick={() => onGoTo(file, line, column ?? 1)}>
                  <span className={styles.place}>
                    {file}:{line}
                  </span>{' '}
                  {message}
                </button>
              ) : (
                <span>{message}</span>
              )}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

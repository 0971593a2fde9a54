import React, {type ReactNode} from 'react';
import type {LogLine} from './useStage';
import styles from './styles.module.css';

/** What the code writes with console.log() and its relatives. */
export function Log({lines}: {lines: LogLine[]}): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="play-log">
      <h2 id="play-log">Log</h2>
      <pre className={styles.log} tabIndex={0} aria-label="Log of the code">
        {lines.map(({id, level, text}) => (
          <span key={id} data-level={level}>
            {text}
            {'\n'}
          </span>
        ))}
      </pre>
    </section>
  );
}

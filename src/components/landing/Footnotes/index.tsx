import React, {type ReactNode} from 'react';
import {Prose} from '@site/src/components/landing/Prose';
import styles from './styles.module.css';

const noteId = (number: number) => `note-${number}`;
const markId = (number: number) => `note-${number}-mark`;

/** The small number after a figure, which links to its note. Each number appears once on a page. */
export function FootnoteMark({number}: {number: number}): ReactNode {
  return (
    <sup className={styles.mark}>
      <a id={markId(number)} href={`#${noteId(number)}`} aria-label={`Note ${number}`}>
        {number}
      </a>
    </sup>
  );
}

/** Notes in numerical order, each with a link back to its figure. */
export function Footnotes({notes}: {notes: ReactNode[]}): ReactNode {
  return (
    <Prose>
      <ol className={styles.notes}>
        {notes.map((note, index) => (
          <li key={noteId(index + 1)} id={noteId(index + 1)} className={styles.note}>
            {note}{' '}
            <a href={`#${markId(index + 1)}`} aria-label={`Back to the figure of note ${index + 1}`}>
              Back
            </a>
          </li>
        ))}
      </ol>
    </Prose>
  );
}

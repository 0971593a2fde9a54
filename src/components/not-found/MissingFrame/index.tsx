import React, {type ReactNode} from 'react';
import {timecode} from '@site/src/lib/timecode';
import styles from './styles.module.css';

const FRAMES = [0, 1, 2, 3, 4];
const MISSING = 3;
const FIRST_FRAME = 402;

/** Five frames of a ball in flight; the fourth is gone. */
export function MissingFrame(): ReactNode {
  return (
    <div className={styles.strip} role="img" aria-label="A strip of five frames, one of which is missing">
      {FRAMES.map((index) => (
        <div key={index} className={index === MISSING ? styles.missing : styles.frame}>
          <svg viewBox="0 0 160 90" aria-hidden="true">
            {index !== MISSING && (
              <>
                <path d="M0 74H160" className={styles.floor} />
                <circle cx={26 + index * 27} cy={62 - Math.sin((index / 4) * Math.PI) * 40} r="9" className={styles.ball} />
              </>
            )}
          </svg>
          <span className="timecode">{index === MISSING ? '404' : timecode((FIRST_FRAME + index) / 30)}</span>
        </div>
      ))}
    </div>
  );
}

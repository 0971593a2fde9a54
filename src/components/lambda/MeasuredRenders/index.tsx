import React, {type ReactNode} from 'react';
import {MEASURED, type Measured} from '@site/src/components/lambda/measured';
import {timecode} from '@site/src/lib/timecode';
import styles from './styles.module.css';

type Props = {
  /** Goes after a claim. */
  mark?: (render: Measured) => ReactNode;
  /** Goes below the bars. */
  below?: (render: Measured) => ReactNode;
};

/** The measured renders, drawn to scale against the length of their videos. */
export function MeasuredRenders({mark, below}: Props): ReactNode {
  return (
    <ul className={styles.figures}>
      {MEASURED.map((render) => (
        <li key={render.claim}>
          <p className={styles.claim}>
            {render.claim}
            {mark?.(render)}
          </p>
          <Bar name="Video" seconds={render.videoSeconds} of={render.videoSeconds} />
          <Bar name="Render" seconds={render.renderSeconds} of={render.videoSeconds} />
          {below?.(render)}
        </li>
      ))}
    </ul>
  );
}

function Bar({name, seconds, of: whole}: {name: string; seconds: number; of: number}): ReactNode {
  return (
    <div className={styles.row}>
      <span>{name}</span>
      <span>
        <span className={styles.bar} style={{width: `${(seconds / whole) * 100}%`}} />
      </span>
      <span className="timecode">{timecode(seconds)}</span>
    </div>
  );
}

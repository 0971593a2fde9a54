import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** Size of the video in pixels; without it the frame is drawn open. */
  size?: {width: number; height: number};
  /** The box in CSS pixels into which the frame is fitted. */
  box: {width: number; height: number};
};

const UNKNOWN = {width: 16, height: 9};
/** Where the playhead stands, as a part of the width. */
const PLAYHEAD = 0.38;

/** A template's frame in its proportions, with the playhead across it. */
export function AspectFrame({size, box}: Props): ReactNode {
  const {width, height} = size ?? UNKNOWN;
  const scale = Math.min(box.width / width, box.height / height);
  const w = Math.round(width * scale);
  const h = Math.round(height * scale);
  const x = Math.round(w * PLAYHEAD) + 0.5;
  return (
    <svg className={styles.frame} width={w} height={h} viewBox={`0 0 ${w} ${h}`} aria-hidden="true">
      <rect className={size ? styles.edge : styles.open} x="0.5" y="0.5" width={w - 1} height={h - 1} rx="2" />
      {size && <path className={styles.playhead} d={`M${x} 0V${h}M${x - 3} 0H${x + 3}`} />}
    </svg>
  );
}

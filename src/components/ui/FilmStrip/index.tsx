import useBaseUrl from '@docusaurus/useBaseUrl';
import React, {type ReactNode} from 'react';
import {timecode} from '@site/src/lib/timecode';
import styles from './styles.module.css';

type Frame = {
  /** Number of the frame in its composition, at 30 frames per second. */
  frame: number;
  /** Path of the picture below static/. */
  src: string;
};

type Props = {
  frames: Frame[];
  /** What moves, in words. */
  alt: string;
  /** Set for the first picture of a page, which is not to wait. */
  eager?: boolean;
};

/** Five rendered frames in a row: the picture of anything that moves. */
export function FilmStrip({frames, alt, eager}: Props): ReactNode {
  const base = useBaseUrl('/');
  return (
    <figure className={styles.strip} role="img" aria-label={alt}>
      {frames.map(({frame, src}) => (
        <div key={frame} className={styles.frame}>
          <img src={base + src} alt="" width={480} height={270} loading={eager ? 'eager' : 'lazy'} />
          <span className="timecode">{timecode(frame / 30)}</span>
        </div>
      ))}
    </figure>
  );
}

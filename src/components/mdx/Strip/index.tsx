import useBaseUrl from '@docusaurus/useBaseUrl';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** All added by plugins/strips. */
type Props = {
  src: string;
  width: string;
  height: string;
  /** Numbers of the frames, separated by spaces. */
  frames: string;
  fps: string;
  /** Text alternative. */
  shows: string;
};

/** Frames of the sample above, rendered by the toolkit from its code. */
export function Strip({src, width, height, frames, shows}: Props): ReactNode {
  const numbers = frames.split(' ');
  return (
    <figure className={styles.strip} style={{maxWidth: Number(width)}}>
      <img src={useBaseUrl(src)} width={width} height={height} alt={shows} loading="lazy" decoding="async" />
      <figcaption className={styles.frames} aria-hidden="true">
        {numbers.map((frame, index) => (
          <span key={frame}>{index === 0 ? `Frame ${frame}` : frame}</span>
        ))}
      </figcaption>
    </figure>
  );
}

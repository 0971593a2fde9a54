import useBaseUrl from '@docusaurus/useBaseUrl';
import React, {type CSSProperties, type ReactNode} from 'react';
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
      {/* On a phone, more than two frames are wider than the window. */}
      <div className={styles.window} role="group" aria-label="Frames" tabIndex={numbers.length > 2 ? 0 : undefined}>
        <div className={styles.film} style={{'--frames': numbers.length} as CSSProperties}>
          <img src={useBaseUrl(src)} width={width} height={height} alt={shows} loading="lazy" decoding="async" />
          <div className={styles.frames} aria-hidden="true">
            {numbers.map((frame, index) => (
              <span key={frame}>{index === 0 ? `Frame ${frame}` : frame}</span>
            ))}
          </div>
        </div>
      </div>
    </figure>
  );
}

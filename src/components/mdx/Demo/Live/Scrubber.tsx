import React, {type CSSProperties, type KeyboardEvent, type ReactNode} from 'react';
import type {DemoCard} from '@site/core/demos/types';
import styles from './Scrubber.module.css';

type Props = {
  card: Pick<DemoCard, 'durationInFrames' | 'fps'>;
  frame: number;
  /** Announced after the frame and time. */
  note?: string;
  onSeek: (frame: number) => void;
  /** Goes below the ruler, under the same playhead. */
  children?: ReactNode;
};

/** The ruler: its playhead can be dragged, or moved with the arrow keys (a frame), Page keys (a second), Home and End. */
export function Scrubber({card, frame, note, onSeek, children}: Props): ReactNode {
  const {durationInFrames, fps} = card;
  const last = durationInFrames - 1;
  const onKeyDown = (event: KeyboardEvent) => {
    const seconds = {PageUp: 1, PageDown: -1}[event.key];
    if (!seconds) return;
    event.preventDefault();
    onSeek(Math.max(0, Math.min(last, frame + seconds * fps)));
  };
  return (
    <div className={styles.ruler} style={{'--last': last, '--fps': fps, '--at': last === 0 ? 0 : frame / last} as CSSProperties}>
      {children}
      <input
        type="range"
        aria-label="Frame"
        aria-valuetext={`frame ${frame} of ${durationInFrames}, ${(frame / fps).toFixed(1)} seconds${note ? `, ${note}` : ''}`}
        min={0}
        max={last}
        value={frame}
        onChange={(event) => onSeek(Number(event.target.value))}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

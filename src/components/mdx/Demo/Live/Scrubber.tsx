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

type Place = {frame: number; last: number; fps: number};

/** The frame that each key leads to. */
const TARGETS: Record<string, (place: Place) => number> = {
  ArrowLeft: ({frame}) => frame - 1,
  ArrowDown: ({frame}) => frame - 1,
  ArrowRight: ({frame}) => frame + 1,
  ArrowUp: ({frame}) => frame + 1,
  PageDown: ({frame, fps}) => frame - fps,
  PageUp: ({frame, fps}) => frame + fps,
  Home: () => 0,
  End: ({last}) => last,
};

/** The ruler: its playhead can be dragged, or moved with the arrow keys (a frame), Page keys (a second), Home and End. */
export function Scrubber({card, frame, note, onSeek, children}: Props): ReactNode {
  const {durationInFrames, fps} = card;
  const last = durationInFrames - 1;
  // The browser reports only changes: Home on the first frame of a demo that plays would not hold it there.
  const onKeyDown = (event: KeyboardEvent) => {
    const target = TARGETS[event.key]?.({frame, last, fps});
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onSeek(Math.max(0, Math.min(last, target)));
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
        onPointerDown={() => onSeek(frame)}
      />
    </div>
  );
}

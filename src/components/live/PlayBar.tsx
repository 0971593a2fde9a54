import {Pause, Play} from 'lucide';
import React, {type ReactNode} from 'react';
import {Scrubber} from '@site/src/components/mdx/Demo/Live/Scrubber';
import {useFrame} from '@site/src/components/mdx/Demo/Live/useFrame';
import {timecode} from '@site/src/lib/timecode';
import {Icon} from '@site/src/components/ui/Icon';
import type {Live} from './useLive';
import styles from './styles.module.css';

type Props = {
  live: Live;
  /** Announced after the playhead's frame and time. */
  noteAt?: (frame: number) => string;
  /** Tracks below the ruler. */
  children?: ReactNode;
};

/** Plays, pauses, and seeks on the ruler. */
export function PlayBar({live, noteAt, children}: Props): ReactNode {
  const {card} = live;
  const frame = useFrame(live.player, live.firstFrame);
  return (
    <div className={styles.bar}>
      <button
        type="button"
        className={styles.play}
        aria-label={live.isPlaying ? 'Pause' : 'Play'}
        aria-busy={live.stage.name === 'loading'}
        onClick={live.toggle}
      >
        {live.isPlaying ? <Icon of={Pause} size={18} /> : <Icon of={Play} size={18} />}
      </button>
      <span className={styles.counter}>
        {String(frame).padStart(3, '0')} / {card.durationInFrames} <span className={styles.clock}>{timecode(frame / card.fps)}</span>
      </span>
      <div className={styles.scrubber}>
        <Scrubber card={card} frame={frame} note={noteAt?.(frame)} onSeek={live.seek}>
          {children}
        </Scrubber>
      </div>
    </div>
  );
}

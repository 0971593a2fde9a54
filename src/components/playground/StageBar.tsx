import {Pause, Play, Repeat, StepBack, StepForward, Volume2, VolumeX} from 'lucide';
import React, {useSyncExternalStore, type ReactNode} from 'react';
import {Scrubber} from '@site/src/components/mdx/Demo/Live/Scrubber';
import transport from '@site/src/components/mdx/Demo/Live/Transport.module.css';
import {Icon} from '@site/src/components/ui/Icon';
import {timecode} from '@site/src/lib/timecode';
import type {Size} from '@site/src/playground/project';
import type {Playhead} from './playhead';
import styles from './styles.module.css';

export type Playback = {isLooping: boolean; isMuted: boolean; speed: number};

type Props = {
  size: Size;
  playhead: Playhead;
  playback: Playback;
  onPlayback: (playback: Playback) => void;
  onToggle: () => void;
  onSeek: (frame: number) => void;
};

const SPEEDS = [0.25, 0.5, 1, 2];

/** Plays, seeks, steps frame by frame, and shows where the playhead is; as below a demo. */
export function StageBar({size, playhead, playback, onPlayback, onToggle, onSeek}: Props): ReactNode {
  const frame = useSyncExternalStore(playhead.subscribe, playhead.frame, () => 0);
  const isPlaying = useSyncExternalStore(playhead.subscribe, playhead.isPlaying, () => false);
  const {durationInFrames, fps} = size;
  const last = durationInFrames - 1;
  const step = (by: number) => onSeek(Math.max(0, Math.min(last, frame + by)));
  return (
    <div className={styles.bar}>
      <Scrubber card={size} frame={Math.min(frame, last)} onSeek={onSeek} />
      <div className={transport.transport}>
        <button type="button" className={transport.play} aria-label={isPlaying ? 'Pause' : 'Play'} onClick={onToggle}>
          <Icon of={isPlaying ? Pause : Play} size={18} />
        </button>
        <button type="button" className="icon-button" aria-label="Previous frame" title="Previous frame" onClick={() => step(-1)}>
          <Icon of={StepBack} size={16} />
        </button>
        <button type="button" className="icon-button" aria-label="Next frame" title="Next frame" onClick={() => step(1)}>
          <Icon of={StepForward} size={16} />
        </button>
        <span className={transport.counter} data-frame={frame}>
          {String(frame).padStart(3, '0')} / {durationInFrames}
        </span>{' '}
        <span className={transport.clock}>{timecode(frame / fps)}</span>
        <span className={transport.actions}>
          <select
            aria-label="Speed"
            className={transport.speed}
            value={playback.speed}
            onChange={(event) => onPlayback({...playback, speed: Number(event.target.value)})}
          >
            {SPEEDS.map((speed) => (
              <option key={speed} value={speed}>
                {speed}×
              </option>
            ))}
          </select>
          <button
            type="button"
            className="icon-button"
            aria-label="Loop"
            title="Loop"
            aria-pressed={playback.isLooping}
            onClick={() => onPlayback({...playback, isLooping: !playback.isLooping})}
          >
            <Icon of={Repeat} size={16} />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label="Sound"
            title="Sound"
            aria-pressed={!playback.isMuted}
            onClick={() => onPlayback({...playback, isMuted: !playback.isMuted})}
          >
            <Icon of={playback.isMuted ? VolumeX : Volume2} size={16} />
          </button>
        </span>
      </div>
    </div>
  );
}

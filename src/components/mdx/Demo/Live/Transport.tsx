import type {PlayerRef} from '@remotion/player';
import {Link2, Maximize, Minimize, Pause, Play, Repeat, RotateCcw, Volume2, VolumeX} from 'lucide';
import React, {useEffect, useRef, useState, type ReactNode, type SyntheticEvent} from 'react';
import type {DemoCard} from '@site/core/demos/types';
import {CopyButton} from '@site/src/components/ui/CopyButton';
import {timecode} from '@site/src/lib/timecode';
import {Icon} from '@site/src/components/ui/Icon';
import {Scrubber} from './Scrubber';
import {useFrame, usePlayerValue} from './useFrame';
import styles from './Transport.module.css';

export type Settings = {isLooping: boolean; speed: number};

type Props = {
  card: DemoCard;
  player: PlayerRef | null;
  isPlaying: boolean;
  settings: Settings;
  /** Whether the button that this one replaces had the focus. */
  hasFocus: boolean;
  figure: HTMLElement | null;
  onSettings: (settings: Settings) => void;
  onToggle: (event: SyntheticEvent) => void;
  onSeek: (frame: number) => void;
  onReset: () => void;
  link: () => string;
};

const SPEEDS = [0.25, 0.5, 1, 2];

/** Plays, seeks and shows where the playhead is. */
export function Transport({card, player, isPlaying, settings, hasFocus, figure, onSettings, onToggle, onSeek, onReset, link}: Props): ReactNode {
  const frame = useFrame(player, card.poster);
  const playButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasFocus) playButton.current?.focus({preventScroll: true});
  }, [hasFocus]);

  return (
    <>
      <Scrubber card={card} frame={frame} onSeek={onSeek} />
      <div className={styles.transport}>
        <button ref={playButton} type="button" className={styles.play} aria-label={isPlaying ? 'Pause' : 'Play'} onClick={onToggle}>
          {isPlaying ? <Icon of={Pause} size={18} /> : <Icon of={Play} size={18} />}
        </button>
        <span className={styles.counter}>
          {String(frame).padStart(3, '0')} / {card.durationInFrames}
        </span>{' '}
        <span className={styles.clock}>{timecode(frame / card.fps)}</span>
        <span className={styles.actions}>
          <select
            aria-label="Speed"
            className={styles.speed}
            value={settings.speed}
            onChange={(event) => onSettings({...settings, speed: Number(event.target.value)})}
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
            aria-pressed={settings.isLooping}
            onClick={() => onSettings({...settings, isLooping: !settings.isLooping})}
          >
            <Icon of={Repeat} size={16} />
          </button>
          {card.sound && <MuteButton player={player} />}
          <button type="button" className="icon-button" aria-label="Reset" title="Reset" onClick={onReset}>
            <Icon of={RotateCcw} size={16} />
          </button>
          <CopyButton text={link} label="Copy link to this state" icon={Link2} />
          <FullscreenButton element={figure} />
        </span>
      </div>
    </>
  );
}

function MuteButton({player}: {player: PlayerRef | null}): ReactNode {
  const isMuted = usePlayerValue(player, 'mutechange', () => player?.isMuted() ?? true);
  const icon = isMuted ? VolumeX : Volume2;
  const toggle = () => (isMuted ? player?.unmute() : player?.mute());
  return (
    <button type="button" className="icon-button" aria-label="Sound" title="Sound" aria-pressed={!isMuted} onClick={toggle}>
      <Icon of={icon} size={16} />
    </button>
  );
}

/** Makes the whole demo full screen, controls included; phones that do not support this get no button. */
function FullscreenButton({element}: {element: HTMLElement | null}): ReactNode {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const onChange = () => setFull(document.fullscreenElement === element && element !== null);
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, [element]);
  if (!document.fullscreenEnabled) return null;
  const icon = isFull ? Minimize : Maximize;
  const label = isFull ? 'Leave full screen' : 'Full screen';
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      onClick={() => void (isFull ? document.exitFullscreen() : element?.requestFullscreen())}
    >
      <Icon of={icon} size={16} />
    </button>
  );
}

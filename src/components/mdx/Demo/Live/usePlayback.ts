import type {PlayerRef} from '@remotion/player';
import {useCallback, useEffect, useRef, useState, type SyntheticEvent} from 'react';

type Options = {
  player: PlayerRef | null;
  lastFrame: number;
  /** The part of the page that must be in view while the demo plays. */
  screen: HTMLElement | null;
  /** Whether it may start without being asked. */
  mayPlayAlone: boolean;
  /** Whether the reader has already asked for it to play. */
  playsAtOnce: boolean;
};

export type Playback = {
  isPlaying: boolean;
  toggle: (event?: SyntheticEvent) => void;
  /** Shows a frame and stays there. */
  seek: (frame: number) => void;
};

/** Plays while at least half of the video is in view, pauses otherwise, and remembers when the reader has paused it. */
export function usePlayback({player, lastFrame, screen, mayPlayAlone, playsAtOnce}: Options): Playback {
  const [isPlaying, setPlaying] = useState(false);
  const isHeld = useRef(!mayPlayAlone && !playsAtOnce);
  // The poster's frame is not a good place to start.
  const startsOver = useRef(playsAtOnce || mayPlayAlone);

  useEffect(() => {
    if (!player) return;
    const onPlay = () => setPlaying(true);
    const onPause = () => setPlaying(false);
    // A player that has to drop frames stops at the one before those. Seeking the last frame is itself an end.
    let isEnding = false;
    const onEnded = () => {
      if (isEnding) return;
      isEnding = true;
      player.seekTo(lastFrame);
      isEnding = false;
    };
    player.addEventListener('play', onPlay);
    player.addEventListener('pause', onPause);
    player.addEventListener('ended', onEnded);
    return () => {
      player.removeEventListener('play', onPlay);
      player.removeEventListener('pause', onPause);
      player.removeEventListener('ended', onEnded);
      setPlaying(false);
    };
  }, [player, lastFrame]);

  const play = useCallback(
    (event?: SyntheticEvent) => {
      if (startsOver.current) player?.seekTo(0);
      startsOver.current = false;
      player?.play(event);
    },
    [player],
  );

  useEffect(() => {
    if (!player || !screen) return;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (isStill && !playsAtOnce) isHeld.current = true;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) player.pause();
        else if (!isHeld.current) play();
      },
      {threshold: 0.5},
    );
    observer.observe(screen);
    return () => observer.disconnect();
  }, [player, screen, play, playsAtOnce]);

  const toggle = useCallback(
    (event?: SyntheticEvent) => {
      event?.preventDefault();
      isHeld.current = Boolean(player?.isPlaying());
      if (isHeld.current) player?.pause();
      else play(event);
    },
    [player, play],
  );

  const seek = useCallback(
    (frame: number) => {
      isHeld.current = true;
      startsOver.current = false;
      player?.pause();
      player?.seekTo(frame);
    },
    [player],
  );

  return {isPlaying, toggle, seek};
}

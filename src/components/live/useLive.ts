import type {PlayerRef} from '@remotion/player';
import {useState, type RefObject, type SyntheticEvent} from 'react';
import type {DemoCard} from '@site/core/demos/types';
import {usePlayback} from '@site/src/components/mdx/Demo/Live/usePlayback';
import {useOpening} from '@site/src/components/mdx/Demo/useOpening';

export type Live = ReturnType<typeof useLive>;

/**
 * A composition that a page shows with its own controls: a poster that turns into the Player when the reader scrolls near it
 * or interacts with it.
 * @param figure the element that has to come near the viewport
 */
export function useLive(figure: RefObject<HTMLElement | null>, card: DemoCard) {
  const {stage, openAction, open} = useOpening(figure, card.id);
  const [screen, setScreen] = useState<HTMLElement | null>(null);
  const [player, setPlayer] = useState<PlayerRef | null>(null);
  const [firstFrame, setFirstFrame] = useState<number>();
  const isAsked = firstFrame !== undefined;
  const playback = usePlayback({
    player,
    lastFrame: card.durationInFrames - 1,
    screen,
    mayPlayAlone: card.autoplay !== false && !isAsked,
    playsAtOnce: openAction === 'play' && !isAsked,
  });

  return {
    card,
    stage,
    setScreen,
    player,
    setPlayer,
    isPlaying: playback.isPlaying,
    /** Shown until the Player has loaded, and the first frame it shows. */
    firstFrame: firstFrame ?? card.poster,
    open,
    toggle: (event?: SyntheticEvent) => {
      if (player) return playback.toggle(event);
      setFirstFrame(undefined);
      open('play');
    },
    seek: (frame: number) => {
      if (player) return playback.seek(frame);
      setFirstFrame(frame);
      open();
    },
  };
}

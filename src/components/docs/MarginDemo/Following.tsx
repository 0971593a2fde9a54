import type {PlayerRef} from '@remotion/player';
import React, {useEffect, useState, type ReactNode} from 'react';
import {TilePicture} from '@site/src/components/examples/TilePicture';
import {useLoadedDemo} from '@site/src/components/examples/useLoadedDemo';
import {timecode} from '@site/src/lib/timecode';
import type {MarginCard} from './card';
import {useDemoInView} from './useDemoInView';
import {useFollowedFrame} from './useFollowedFrame';
import {useIsScrolled} from './useIsScrolled';
import styles from './styles.module.css';

const NOTHING = () => undefined;

/**
 * The composition, at the frame that the playhead of the ruler stands at: the page is its timeline. It is a picture until the reader scrolls,
 * and stays one where motion or data is not wanted. While a demo of the page is in view, it makes way.
 * The page has the same composition as a demo with its text alternative, so it is hidden from screen readers here.
 */
export function Following({card}: {card: MarginCard}): ReactNode {
  const isScrolled = useIsScrolled();
  const isDemoInView = useDemoInView();
  const frame = useFollowedFrame(isScrolled, card);
  return (
    <figure className={styles.figure} data-margin={isScrolled ? frame : 'still'} data-away={isDemoInView} aria-hidden="true">
      <div className={styles.picture} style={{aspectRatio: `${card.width} / ${card.height}`}}>
        <TilePicture tile={card} sizes="280px" />
        {isScrolled && <Moved card={card} frame={frame} />}
      </div>
      <figcaption className={styles.caption}>
        <span>{card.title}</span> <span className="timecode">{timecode(frame / card.fps)}</span>
      </figcaption>
    </figure>
  );
}

function Moved({card, frame}: {card: MarginCard; frame: number}): ReactNode {
  const loaded = useLoadedDemo(card.id);
  const [player, setPlayer] = useState<PlayerRef | null>(null);
  useEffect(() => player?.seekTo(frame), [player, frame]);
  return (
    loaded && (
      <div className={styles.screen}>
        <loaded.Picture ref={setPlayer} card={card} component={loaded.component} values={{}} firstFrame={frame} onPress={NOTHING} onReset={NOTHING} />
      </div>
    )
  );
}

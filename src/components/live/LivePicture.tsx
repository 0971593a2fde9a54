import React, {type ComponentType, type ReactNode} from 'react';
import {Poster} from '@site/src/components/mdx/Demo/Poster';
import type {Live} from './useLive';
import styles from './styles.module.css';

type Props = {
  live: Live;
  /** The props of the composition. */
  values: Record<string, unknown>;
  /** The `sizes` of the poster: how wide it is on the page. */
  sizes: string;
  /** Above the fold, so the poster is not loaded lazily. */
  isHigh?: boolean;
};

/** The video: a poster, with the Player on top of it once loaded. */
export function LivePicture({live, values, sizes, isHigh = false}: Props): ReactNode {
  const {card, stage, firstFrame, setScreen, setPlayer, toggle, seek, open} = live;
  return (
    <div ref={setScreen} className={styles.picture} style={{aspectRatio: `${card.width} / ${card.height}`}}>
      <Poster card={card} isHigh={isHigh} sizes={sizes} onPress={() => toggle()} />
      {stage.name === 'live' && (
        <stage.loaded.Picture
          ref={setPlayer}
          card={card}
          component={stage.loaded.component as ComponentType<Record<string, unknown>>}
          values={values}
          firstFrame={firstFrame}
          onPress={() => toggle()}
          onReset={() => seek(0)}
        />
      )}
      {stage.name === 'failed' && (
        <div className={styles.panel} role="alert">
          <p>The Player could not be loaded. The picture stays.</p>
          <button type="button" className="button button--secondary" onClick={() => open('play')}>
            Retry
          </button>
        </div>
      )}
    </div>
  );
}

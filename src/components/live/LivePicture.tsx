import React, {type ComponentType, type ReactNode} from 'react';
import {Poster} from '@site/src/components/mdx/Demo/Poster';
import type {Live} from './useLive';
import styles from './styles.module.css';

type Props = {
  live: Live;
  /** The props of the composition. */
  values: Record<string, unknown>;
  /** How wide the picture stands on the page, for the choice of its poster. */
  sizes: string;
  /** Stands where it is seen at once. */
  isHigh?: boolean;
};

/** The picture: a poster, and the Player above it as soon as it is there. */
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

import clsx from 'clsx';
import React, {useMemo, useRef, useState, type CSSProperties, type ReactNode} from 'react';
import type {DemoCard} from '@site/core/demos/types';
import {timecode} from '@site/src/lib/timecode';
import {Poster} from './Poster';
import {useOpening} from './useOpening';
import {withVariant} from './values';
import {Waiting} from './Waiting';
import styles from './styles.module.css';

type Props = {
  /** Folder in demos/. */
  id: string;
  /** The option to open with on this page, for a demo whose meta.ts names a choice for this. */
  variant?: string;
} & Added;

/** By plugins/demos, to every demo on a page. */
type Added = {
  card: DemoCard;
  /** Above the first section, so its poster is not loaded lazily. */
  isHigh?: boolean;
};

/** A composition that readers can play, step through and change. Until they scroll near it, it is an image. */
export function Demo({card: plainCard, variant, isHigh = false}: Props): ReactNode {
  const card = useMemo(() => withVariant(plainCard, variant), [plainCard, variant]);
  const figure = useRef<HTMLElement>(null);
  const [screen, setScreen] = useState<HTMLElement | null>(null);
  const {stage, openAction, open} = useOpening(figure, card.id);
  const {width, height} = card;

  return (
    <figure ref={figure} className={clsx('demo', styles.demo)} data-demo={card.id} data-stage={stage.name} data-still={card.durationInFrames === 1}>
      <figcaption className={styles.title}>
        <span>{card.title}</span> <span className="timecode">{timecode(card.durationInFrames / card.fps)}</span>
      </figcaption>
      <div className={styles.stage}>
        <div className={styles.picture} style={{aspectRatio: `${width} / ${height}`, '--ratio': width / height} as CSSProperties}>
          <Poster card={card} variant={variant} isHigh={isHigh} onPress={stage.name === 'poster' ? () => open('play') : undefined} />
          {stage.name === 'failed' && (
            <div className={styles.panel} role="alert">
              <p>The demo could not be loaded. The picture stays.</p>
              <button type="button" className="button button--secondary" onClick={() => open('play')}>
                Retry
              </button>
            </div>
          )}
          <div ref={setScreen} className={styles.screen} />
        </div>
      </div>
      {stage.name === 'live' && screen ? (
        <stage.loaded.Live card={card} component={stage.loaded.component} source={stage.loaded.source} screen={screen} openAction={openAction} />
      ) : (
        <Waiting card={card} isLoading={stage.name === 'loading'} onOpen={open} />
      )}
    </figure>
  );
}

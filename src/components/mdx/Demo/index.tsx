import clsx from 'clsx';
import {Play} from 'lucide-react';
import React, {useRef, useState, type CSSProperties, type ReactNode} from 'react';
import type {DemoCard} from '@site/plugins/demos/types';
import {timecode} from '@site/src/lib/timecode';
import {Poster} from './Poster';
import {useOpening, type Wish} from './useOpening';
import {shownValue} from './values';
import styles from './styles.module.css';

type Props = {
  /** Folder below demos/. */
  id: string;
  /** Written by plugins/demos for every demo on a page; writers give the id only. */
  card: DemoCard;
  /** Stands above the first section, where its poster is not to wait. */
  isHigh?: boolean;
};

/** A composition that readers play, step through and change. Until they come near, it is a picture. */
export function Demo({card, isHigh = false}: Props): ReactNode {
  const figure = useRef<HTMLElement>(null);
  const [screen, setScreen] = useState<HTMLElement | null>(null);
  const {stage, wish, open} = useOpening(figure, card.id);
  const {width, height} = card;

  return (
    <figure ref={figure} className={clsx('demo', styles.demo)} data-demo={card.id} data-stage={stage.name} data-still={card.durationInFrames === 1}>
      <figcaption className={styles.title}>
        <span>{card.title}</span>
        <span className="timecode">{timecode(card.durationInFrames / card.fps)}</span>
      </figcaption>
      <div className={styles.stage}>
        <div className={styles.picture} style={{aspectRatio: `${width} / ${height}`, '--ratio': width / height} as CSSProperties}>
          <Poster card={card} isHigh={isHigh} onPress={stage.name === 'poster' ? () => open('play') : undefined} />
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
        <stage.loaded.Live card={card} component={stage.loaded.component} source={stage.loaded.source} screen={screen} wish={wish} />
      ) : (
        <Waiting card={card} isLoading={stage.name === 'loading'} onOpen={open} />
      )}
    </figure>
  );
}

/** What stands below the picture until the demo is loaded, as high as what will stand there. */
function Waiting({card, isLoading, onOpen}: {card: DemoCard; isLoading: boolean; onOpen: (wish: Wish) => void}): ReactNode {
  const last = card.durationInFrames - 1;
  return (
    <>
      <div className={styles.ruler} style={{'--last': last, '--fps': card.fps, '--at': last === 0 ? 0 : card.poster / last} as CSSProperties} />
      <div className={styles.transport}>
        <button type="button" className={styles.play} aria-label={`Play “${card.title}”`} aria-busy={isLoading} onClick={() => onOpen('play')}>
          <Play size={18} aria-hidden="true" />
        </button>
        <span className={styles.counter}>
          {String(card.poster).padStart(3, '0')} / {card.durationInFrames}
        </span>
      </div>
      {card.controls.length > 0 && (
        <div className={styles.controls}>
          {card.controls.map((control) => (
            <div key={control.name} className={styles.control}>
              <span>{control.label}</span>
              <span className={styles.value}>{shownValue(control, control.default)}</span>
            </div>
          ))}
        </div>
      )}
      <div className={styles.more}>
        <button type="button" onClick={() => onOpen('code')}>
          Code
        </button>
        <button type="button" onClick={() => onOpen('project')}>
          Use it in a project
        </button>
      </div>
    </>
  );
}

import React, {useRef, type CSSProperties, type ReactNode} from 'react';
import type {DemoCard} from '@site/core/demos/types';
import {defaultsOf} from '@site/src/components/mdx/Demo/values';
import {LivePicture} from '@site/src/components/live/LivePicture';
import {PlayBar} from '@site/src/components/live/PlayBar';
import {useLive} from '@site/src/components/live/useLive';
import styles from './styles.module.css';

const SIZES = '(max-width: 996px) 100vw, 720px';

/** The picture of a post: a frame of its demo, which plays when the reader presses it. */
export function PostPicture({card}: {card: DemoCard}): ReactNode {
  const figure = useRef<HTMLElement>(null);
  const live = useLive(figure, {...card, autoplay: false});
  return (
    <figure ref={figure} className={styles.figure} style={ratioOf(card)} aria-label={card.title}>
      <LivePicture live={live} values={defaultsOf(card.controls)} sizes={SIZES} isHigh />
      <PlayBar live={live} />
    </figure>
  );
}

export const ratioOf = ({width, height}: {width: number; height: number}) => ({'--ratio': width / height}) as CSSProperties;

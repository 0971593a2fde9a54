import useBaseUrl from '@docusaurus/useBaseUrl';
import React, {type ReactNode} from 'react';
import type {DemoCard} from '@site/core/demos/types';
import {posterName} from '@site/demos/lib/variants';
import styles from './styles.module.css';

type Props = {
  card: DemoCard;
  /** The option it shows instead of the default. */
  variant?: string;
  /** Above the fold, so it is not loaded lazily. */
  isHigh: boolean;
  /** How wide the image is on the page; defaults to the column width of a doc page. */
  sizes?: string;
  onPress?: () => void;
};

/** A still of the demo, rendered by the toolkit. */
export function Poster({card, variant, isHigh, sizes, onPress}: Props): ReactNode {
  const [small, large] = card.posters;
  const folder = useBaseUrl(`/img/demos/${card.id}/`);
  const file = (width: number) => `${folder}${posterName(width, variant)}?${card.version}`;
  return (
    <img
      className={styles.poster}
      src={file(small)}
      srcSet={`${file(small)} ${small}w, ${file(large)} ${large}w`}
      sizes={sizes ?? `(max-width: 850px) 100vw, ${small}px`}
      width={card.width}
      height={card.height}
      alt={card.alt}
      decoding="async"
      loading={isHigh ? 'eager' : 'lazy'}
      fetchPriority={isHigh && sizes ? 'high' : undefined}
      onClick={onPress}
    />
  );
}

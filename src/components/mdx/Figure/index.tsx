import clsx from 'clsx';
import React, {type CSSProperties, type ReactNode} from 'react';
import type {FigureCard} from '@site/core/figures/types';
import {Picture} from './Picture';
import styles from './styles.module.css';
import {useDrawing} from './useDrawing';

type Props = {
  /** Folder in figures/. */
  id: string;
} & Added;

/** By plugins/figures. */
type Added = {
  card: FigureCard;
  /** The drawing itself where the page is written; its address in the browser. */
  drawing: string;
};

/** A drawing that the build has made, or a picture of the Studio, with its caption. */
export function Figure({card, drawing}: Props): ReactNode {
  return (
    <figure className={clsx('figure', styles.figure)} data-figure={card.id}>
      {card.picture ? <Picture alt={card.alt} {...card.picture} /> : <Drawing card={card} drawing={drawing} />}
      <figcaption className={styles.caption}>
        <strong>{card.title}.</strong> <span dangerouslySetInnerHTML={{__html: card.caption}} />
      </figcaption>
    </figure>
  );
}

function Drawing({card, drawing}: Added): ReactNode {
  const {ref, html} = useDrawing(drawing, card.alt);
  const [wide, narrow] = card.shapes;
  return (
    <div
      ref={ref}
      className={styles.drawings}
      style={{'--wide': wide, '--narrow': narrow} as CSSProperties}
      role="img"
      aria-label={card.alt}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: html}}
    />
  );
}

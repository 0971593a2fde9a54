import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import type {FigureCard} from '@site/core/figures/types';
import styles from './styles.module.css';

type Props = {
  /** Folder in figures/. */
  id: string;
  /** Added by plugins/figures; writers give only the ID. */
  card: FigureCard;
};

/** A drawing that the build has made, with its caption. */
export function Figure({card}: Props): ReactNode {
  return (
    <figure className={clsx('figure', styles.figure)} data-figure={card.id}>
      <div className={styles.drawings} role="img" aria-label={card.alt} dangerouslySetInnerHTML={{__html: card.drawings}} />
      <figcaption className={styles.caption}>
        <strong>{card.title}.</strong> <span dangerouslySetInnerHTML={{__html: card.caption}} />
      </figcaption>
    </figure>
  );
}

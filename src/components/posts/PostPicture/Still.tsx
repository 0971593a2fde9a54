import Link from '@docusaurus/Link';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import type {DemoCard} from '@site/core/demos/types';
import {Poster} from '@site/src/components/mdx/Demo/Poster';
import {ratioOf} from '.';
import styles from './styles.module.css';

/** The same picture in a list of posts, where it leads to the post as the title below it does. */
export function Still({card, to}: {card: DemoCard; to: string}): ReactNode {
  return (
    <Link to={to} className={clsx(styles.figure, styles.still)} style={ratioOf(card)} tabIndex={-1} aria-hidden="true">
      <Poster card={card} isHigh={false} />
    </Link>
  );
}

import Link from '@docusaurus/Link';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  title: string;
  /** Makes the whole card a link to a page; without it, the card contains its own links. */
  to?: string;
  id?: string;
  /** Fills the top of the card from edge to edge. */
  picture?: ReactNode;
  /** Goes above the title. */
  top?: ReactNode;
  children: ReactNode;
};

/** A single entry on a catalog page, an item of a {@link CardList}. */
export function Card({title, to, id, picture, top, children}: Props): ReactNode {
  return (
    <li id={id} className={styles.card}>
      {picture && <div className={styles.picture}>{picture}</div>}
      {top}
      <h2 className={styles.title}>
        {to ? (
          <Link to={to} className={styles.link}>
            {title}
          </Link>
        ) : (
          title
        )}
      </h2>
      {children}
    </li>
  );
}

type ListProps = {
  /** Makes all rows as tall as the tallest, so that cards can swap places without moving others. */
  evenRows?: boolean;
  children: ReactNode;
};

/** The cards of a catalog page, as many to a row as fit. */
export function CardList({evenRows, children}: ListProps): ReactNode {
  return <ul className={clsx(styles.list, evenRows && styles.evenRows)}>{children}</ul>;
}

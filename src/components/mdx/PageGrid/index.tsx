import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import {TilePicture} from '@site/src/components/examples/TilePicture';
import type {GridPages} from './grid-pages';
import styles from './styles.module.css';

type Props = {
  category: string;
} & Added;

/** By plugins/page-grid. */
type Added = {pages?: GridPages};

/** Of the picture on a card, in a column for text. */
const WIDTHS = '(max-width: 600px) 100vw, 260px';

/** Cards for the other pages in a sidebar category, so that no overview lists pages by hand. */
export function PageGrid({category, pages = {}}: Props): ReactNode {
  const {pathname} = useLocation();
  const found = pages[useDocsSidebar()?.name ?? ''];
  if (!found) throw new Error(`<PageGrid category>: the sidebar of this page has no category "${category}".`);
  return (
    <ul className={clsx(styles.grid, found.some(({picture}) => picture) && styles.wide)}>
      {found
        .filter(({href}) => href !== pathname)
        .map(({href, title, description, picture}) => (
          <li key={href}>
            <Link to={href} className={clsx(styles.card, picture && styles.pictured)}>
              {picture && (
                <span className={styles.picture}>
                  <TilePicture tile={picture} sizes={WIDTHS} />
                </span>
              )}
              <span className={styles.title}>{title}</span> <span className={styles.description}>{description}</span>
            </Link>
          </li>
        ))}
    </ul>
  );
}

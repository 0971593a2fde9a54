import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';
import type {GridPages} from './grid-pages';
import styles from './styles.module.css';

type Props = {
  category: string;
  /** Added by plugins/page-grid. */
  pages?: GridPages;
};

/** Cards for the other pages in a sidebar category, so that no overview lists pages by hand. */
export function PageGrid({category, pages = {}}: Props): ReactNode {
  const {pathname} = useLocation();
  const found = pages[useDocsSidebar()?.name ?? ''];
  if (!found) throw new Error(`<PageGrid category>: the sidebar of this page has no category "${category}".`);
  return (
    <ul className={styles.grid}>
      {found
        .filter(({href}) => href !== pathname)
        .map(({href, title, description}) => (
          <li key={href}>
            <Link to={href} className={styles.card}>
              <span className={styles.title}>{title}</span> <span className={styles.description}>{description}</span>
            </Link>
          </li>
        ))}
    </ul>
  );
}

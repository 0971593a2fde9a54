import {useDocById, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import Link from '@docusaurus/Link';
import type {PropSidebarItem, PropSidebarItemCategory, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** Cards of the other pages of a sidebar category, so that an overview never lists pages by hand. */
export function PageGrid({category}: {category: string}): ReactNode {
  const {pathname} = useLocation();
  const sidebar = useDocsSidebar();
  const found = findCategory(sidebar?.items ?? [], category);
  if (!found) throw new Error(`<PageGrid category>: the sidebar of this page has no category "${category}".`);
  return (
    <ul className={styles.grid}>
      {found.items
        .filter((item): item is PropSidebarItemLink => item.type === 'link' && item.href !== pathname)
        .map((item) => (
          <Card key={item.href} item={item} />
        ))}
    </ul>
  );
}

function Card({item}: {item: PropSidebarItemLink}): ReactNode {
  const doc = useDocById(item.docId);
  return (
    <li>
      <Link to={item.href} className={styles.card}>
        <span className={styles.title}>{item.label}</span>
        <span className={styles.description}>{doc?.description}</span>
      </Link>
    </li>
  );
}

function findCategory(items: PropSidebarItem[], label: string): PropSidebarItemCategory | undefined {
  for (const item of items) {
    if (item.type !== 'category') continue;
    const found = item.label === label ? item : findCategory(item.items, label);
    if (found) return found;
  }
  return undefined;
}

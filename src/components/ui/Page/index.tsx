import Layout from '@theme/Layout';
import React, {type ReactNode} from 'react';
import {PageMenu} from '@site/src/components/ai/PageMenu';
import type {Crumb} from '../BreadcrumbData';
import {Breadcrumbs} from '../Breadcrumbs';
import styles from './styles.module.css';

type Props = {
  /** The page's h1 and, with the site's name, its title. */
  title: string;
  /** The sentence search results should show, 50 to 160 characters. */
  description: string;
  /** The page above this one. */
  parent?: Crumb;
  /** A picture above the h1. */
  mark?: ReactNode;
  /** A sentence or two below the h1. */
  lead?: ReactNode;
  /** Buttons or a command below the lead. */
  actions?: ReactNode;
  /** A line in small type below the buttons. */
  note?: ReactNode;
  children: ReactNode;
};

/** A page that is neither docs nor a post: a heading on the left, then sections. */
export function Page({title, description, parent, mark, lead, actions, note, children}: Props): ReactNode {
  return (
    <Layout title={title} description={description}>
      <main>
        <header className={styles.header}>
          {parent && <Breadcrumbs parent={parent} title={title} />}
          <div className={styles.menu} data-search="skip">
            <PageMenu />
          </div>
          {mark && <div className={styles.mark}>{mark}</div>}
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {actions && <div className={styles.actions}>{actions}</div>}
          {note && <p className={styles.note}>{note}</p>}
        </header>
        {children}
      </main>
    </Layout>
  );
}

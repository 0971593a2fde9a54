import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import React, {type ReactNode} from 'react';
import {BreadcrumbData, type Crumb} from '../BreadcrumbData';
import styles from './styles.module.css';

/** The links back up, above the title of a page that is below another. */
export function Breadcrumbs({parent, title}: {parent: Crumb; title: string}): ReactNode {
  const {pathname} = useLocation();
  return (
    <nav aria-label="Breadcrumbs" className={styles.breadcrumbs}>
      <Link to={parent.to}>{parent.label}</Link>
      <BreadcrumbData crumbs={[parent, {label: title, to: pathname}]} />
    </nav>
  );
}

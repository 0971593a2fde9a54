import Link from '@docusaurus/Link';
import React, {Fragment, type ReactNode} from 'react';
import styles from './styles.module.css';

type Author = {name?: string; title?: string; url?: string};

/** Who wrote a post: "Jonny Burger, Chief Hacker and …". */
export function Byline({authors}: {authors: readonly Author[]}): ReactNode {
  return (
    <p className={styles.byline} data-search="skip">
      By{' '}
      {authors.map(({name, title, url}, index) => (
        <Fragment key={name}>
          {index > 0 && ' and '}
          {url ? <Link to={url}>{name}</Link> : name}
          {title && <span className={styles.role}>, {title}</span>}
        </Fragment>
      ))}
    </p>
  );
}

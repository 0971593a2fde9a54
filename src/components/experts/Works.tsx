import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';
import {SideSection} from '@site/src/components/catalog/SideSection';
import styles from './styles.module.css';

type Props = {title: string; all: {name: string; url: string}[]};

/** What an expert has made, or for whom: names in large type, with where they lead. */
export function Works({title, all}: Props): ReactNode {
  return (
    <SideSection title={title}>
      <ul className="ruled-rows">
        {all.map(({name, url}) => (
          <li key={url} className={styles.work}>
            <Link to={url}>{name}</Link> <span className={styles.host}>{new URL(url).hostname.replace(/^www\./, '')}</span>
          </li>
        ))}
      </ul>
    </SideSection>
  );
}

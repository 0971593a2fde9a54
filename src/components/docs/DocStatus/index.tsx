import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** Added by config/parse-front-matter.ts. */
export type Status = {name: string; text: string; to?: string};

/** The line below the title of a page about something that is unfinished or no longer to be used. */
export function DocStatus({status: {name, text, to}}: {status: Status}): ReactNode {
  return (
    <p className={styles.status} data-search="skip" data-status={name}>
      <strong className={styles.name}>{name}</strong> {to === undefined ? text : <Link to={to}>{text}</Link>}
    </p>
  );
}

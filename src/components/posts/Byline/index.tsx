import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';
import {announcementLine, type Announcement} from '@site/src/lib/announcement';
import styles from './styles.module.css';

/** Who announced what a post tells and when, that the text is a retelling, and where the original is. */
export function Byline({announcement}: {announcement: Announcement}): ReactNode {
  return (
    <p className={styles.byline} data-search="skip">
      {announcementLine(announcement)} · <Link to={announcement.original}>read the original</Link>
    </p>
  );
}

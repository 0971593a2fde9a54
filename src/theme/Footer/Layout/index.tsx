// Change: logo and copyright are in their own column, beside the links instead of centered below them, with the list of keys.
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/Footer/Layout';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import {Shortcuts} from '@site/src/components/shortcuts';
import styles from './styles.module.css';

export default function FooterLayout({links, logo, copyright}: Props): ReactNode {
  return (
    <footer className={clsx(ThemeClassNames.layout.footer.container, 'footer', styles.footer)}>
      <div className={styles.inner}>
        <div className={styles.about}>
          {logo}
          {copyright}
          <Shortcuts className={styles.shortcuts} />
        </div>
        <div className={styles.links}>{links}</div>
      </div>
    </footer>
  );
}

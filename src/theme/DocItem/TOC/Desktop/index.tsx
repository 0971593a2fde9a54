// Change: below the contents of a guide that names one, its composition follows the reader through its frames. On a phone, where the column is hidden until the framework takes it away, nothing is done for it.
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import TOCDesktop from '@theme-original/DocItem/TOC/Desktop';
import React, {type ReactNode} from 'react';
import {MarginDemo} from '@site/src/components/docs/MarginDemo';
import type {MarginCard} from '@site/src/components/docs/MarginDemo/card';
import {isUnseen, Unseen} from '@site/src/components/docs/Unseen';
import styles from './styles.module.css';

export default function DocItemTOCDesktop(): ReactNode {
  const {margin} = useDoc().frontMatter as {margin?: MarginCard};
  if (isUnseen()) return <Unseen />;
  if (!margin) return <TOCDesktop />;
  return (
    <div className={styles.column}>
      <TOCDesktop />
      <MarginDemo key={margin.id} card={margin} />
    </div>
  );
}

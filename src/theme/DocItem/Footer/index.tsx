// Change: asks whether the page helped and which version the reader uses, and says on which day its file last changed, as the history of the repository has it. Pages have no tags.
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import EditThisPage from '@theme/EditThisPage';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import {Feedback} from '@site/src/components/docs/Feedback';
import {VersionChoice} from '@site/src/components/docs/VersionChoice';
import {dateInWords} from '@site/src/lib/date-in-words';
import styles from './styles.module.css';

export default function DocItemFooter(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {title, permalink, editUrl} = metadata;
  const {changed} = frontMatter as {changed?: string};
  return (
    <footer className={clsx(ThemeClassNames.docs.docFooter, styles.footer)} data-search="skip">
      <Feedback key={permalink} title={title} path={permalink} />
      <div className={styles.facts}>
        {changed && (
          <span>
            Last updated on <time dateTime={changed}>{dateInWords(changed)}</time>
          </span>
        )}
        {editUrl && <EditThisPage editUrl={editUrl} />}
        <VersionChoice />
      </div>
    </footer>
  );
}

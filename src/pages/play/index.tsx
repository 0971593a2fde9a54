import BrowserOnly from '@docusaurus/BrowserOnly';
import Layout from '@theme/Layout';
import React, {type ReactNode} from 'react';
import {Playground, Waiting} from '@site/src/components/playground/Playground';
import styles from '@site/src/components/playground/styles.module.css';

/** /play/: an editor beside a stage that runs the toolkit. */
export default function PlayPage(): ReactNode {
  return (
    <Layout
      title="Playground"
      description="Change a composition and see its frames change at once: an editor with the real toolkit, in the browser. Share it by a link, or download it as a project."
    >
      <main className={styles.page}>
        <h1 className={styles.heading}>Playground</h1>
        <BrowserOnly fallback={<Waiting />}>{() => <Playground />}</BrowserOnly>
      </main>
    </Layout>
  );
}

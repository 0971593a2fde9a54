import Layout from '@theme/Layout';
import React, {type ReactNode} from 'react';
import {Page} from '@site/src/components/ui/Page';
import {Section} from '@site/src/components/ui/Section';
import {useSiteConfiguration} from '@site/src/hooks/useSiteConfiguration';
import {AskPanel} from './AskPanel';
import {ChatFrame} from './ChatFrame';
import {WorkWithAgents} from './WorkWithAgents';
import styles from './styles.module.css';

type Props = {title: string; description: string};

/** A full-page chat where one is configured; otherwise our own panel. */
export function AskAiPage({title, description}: Props): ReactNode {
  const {askAiSiteId} = useSiteConfiguration();
  if (askAiSiteId) {
    return (
      <Layout title={title} description={description} noFooter>
        <main className={styles.chat}>
          <h1 className="visually-hidden">{title}</h1>
          <ChatFrame siteId={askAiSiteId} />
        </main>
      </Layout>
    );
  }
  return (
    <Page title={title} description={description} lead="Search these pages, or take your question to an assistant that can read them.">
      <Section>
        <AskPanel />
      </Section>
      <WorkWithAgents />
    </Page>
  );
}

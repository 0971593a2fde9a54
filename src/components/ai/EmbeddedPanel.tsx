import Head from '@docusaurus/Head';
import React, {useCallback, useRef, type ReactNode} from 'react';
import {useSiteConfiguration} from '@site/src/hooks/useSiteConfiguration';
import {AskPanel} from './AskPanel';
import {CHAT_ORIGIN, ChatFrame} from './ChatFrame';
import {useHostMessages, type HostMessage} from './useHostMessages';
import styles from './styles.module.css';

/** The panel without the site around it, for embedding in another application such as the Studio. */
export function EmbeddedPanel({title}: {title: string}): ReactNode {
  const {askAiSiteId} = useSiteConfiguration();
  const frame = useRef<HTMLIFrameElement>(null);
  const field = useRef<HTMLInputElement>(null);

  const onMessage = useCallback((type: HostMessage) => {
    if (frame.current) forward(frame.current, type);
    else if (type === 'focus') field.current?.focus();
  }, []);
  useHostMessages(onMessage);

  return (
    <>
      <Head>
        <title>{title}</title>
        <meta name="description" content="The Ask AI panel of the Remotion documentation without the site around it, for the frame of another application." />
        <meta name="robots" content="noindex" />
      </Head>
      <main className={askAiSiteId ? styles.embeddedChat : styles.embedded}>
        <h1 className={askAiSiteId ? 'visually-hidden' : styles.smallTitle}>{title}</h1>
        {askAiSiteId ? <ChatFrame siteId={askAiSiteId} frame={frame} /> : <AskPanel field={field} target="_blank" />}
      </main>
    </>
  );
}

/** When it receives focus, the chat switches to dark mode to match the Studio. */
function forward(frame: HTMLIFrameElement, type: HostMessage): void {
  const messages: HostMessage[] = type === 'focus' ? ['focus', 'dark-mode'] : [type];
  for (const message of messages) frame.contentWindow?.postMessage(message, CHAT_ORIGIN);
}

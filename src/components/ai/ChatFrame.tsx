import React, {type ReactNode, type Ref} from 'react';
import styles from './styles.module.css';

/** Where the chat comes from; messages are posted to this origin alone. */
export const CHAT_ORIGIN = 'https://crawlchat.app';

type Props = {siteId: string; frame?: Ref<HTMLIFrameElement>};

/** The hosted chat, in all the room that its container has. */
export function ChatFrame({siteId, frame}: Props): ReactNode {
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      src={`${CHAT_ORIGIN}/w/${siteId}`}
      title="Ask AI: chat about Remotion"
      allow="clipboard-read; clipboard-write"
    />
  );
}

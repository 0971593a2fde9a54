import React, {type ReactNode, type Ref} from 'react';
import styles from './styles.module.css';

/** The chat's origin; messages are posted only to this one. */
export const CHAT_ORIGIN = 'https://crawlchat.app';

type Props = {siteId: string; frame?: Ref<HTMLIFrameElement>};

/** The hosted chat, filling its container. */
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

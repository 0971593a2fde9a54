import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import React, {useState, type ComponentType, type ReactNode} from 'react';
import {useSiteConfiguration} from '@site/src/hooks/useSiteConfiguration';
import type {AskDialogProps} from './AskDialog';
import styles from './AskButton.module.css';
import {useWidgetFailure} from './widget-failure';

/** The button in the corner. Its panel is loaded on the first click; where a chat is configured and can be loaded, the chat brings its own button. */
export function AskButton(): ReactNode {
  const {askAiSiteId} = useSiteConfiguration();
  const {pathname} = useLocation();
  const page = useBaseUrl('/ai');
  const isWidgetLost = useWidgetFailure();
  const [Dialog, setDialog] = useState<ComponentType<AskDialogProps>>();
  const [isOpen, setIsOpen] = useState(false);
  const isTaken = askAiSiteId !== undefined && !isWidgetLost;
  // The page /ai is itself the panel. An open panel stays open even if the chat loads late.
  if ((isTaken && !isOpen) || pathname === page) return null;

  const open = () => {
    setIsOpen(true);
    import('./AskDialog').then(
      ({AskDialog}) => setDialog(() => AskDialog),
      // If the panel cannot be loaded, fall back to the page.
      () => window.location.assign(page),
    );
  };
  return (
    <aside aria-label="Ask AI" data-search="skip">
      <button type="button" className={styles.button} aria-haspopup="dialog" onClick={open}>
        Ask AI
      </button>
      {isOpen && Dialog && <Dialog path={pathname} onClose={() => setIsOpen(false)} />}
    </aside>
  );
}

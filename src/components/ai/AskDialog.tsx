import {X} from 'lucide';
import React, {useId, useLayoutEffect, useRef, type ReactNode} from 'react';
import {Icon} from '@site/src/components/ui/Icon';
import {AskPanel} from './AskPanel';
import styles from './AskButton.module.css';
import {CopyPage} from './CopyPage';

export type AskDialogProps = {
  /** Path of the page the panel opens on. */
  path: string;
  onClose: () => void;
};

/** Our own panel behind "Ask AI". It closes when a link leads to another page. */
export function AskDialog({path, onClose}: AskDialogProps): ReactNode {
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    field.current?.focus();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        const target = event.target as Element;
        if (target === dialog.current || isPlainLink(target, event)) onClose();
      }}
    >
      <div className={styles.head}>
        <h2 id={title} className={styles.title}>
          Ask AI
        </h2>
        <button type="button" className="icon-button" aria-label="Close" onClick={onClose}>
          <Icon of={X} size={20} />
        </button>
      </div>
      <div className={styles.body}>
        <AskPanel field={field} path={path}>
          <CopyPage />
        </AskPanel>
      </div>
    </dialog>
  );
}

/** A link that replaces this page; others open in a new tab or window. */
function isPlainLink(target: Element, {ctrlKey, metaKey, shiftKey}: React.MouseEvent): boolean {
  const link = target.closest('a');
  return link !== null && link.target !== '_blank' && !ctrlKey && !metaKey && !shiftKey;
}

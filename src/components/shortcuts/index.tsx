import React, {useCallback, useEffect, useState, type ComponentType, type ReactNode} from 'react';
import {listenForShortcuts} from './listen';
import type {ShortcutsDialogProps} from './ShortcutsDialog';

/** The button in the footer that lists the keys, which is how a finger finds them. The list and what the keys do are loaded when they are asked for. */
export function Shortcuts({className}: {className?: string}): ReactNode {
  const [Dialog, setDialog] = useState<ComponentType<ShortcutsDialogProps>>();
  const [isOpen, setIsOpen] = useState(false);
  const open = useCallback(() => {
    import('./ShortcutsDialog').then(
      (loaded) => {
        setDialog(() => loaded.ShortcutsDialog);
        setIsOpen(true);
      },
      // The button can be pressed again.
      () => undefined,
    );
  }, []);
  useEffect(() => listenForShortcuts(open), [open]);
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={open}>
        Keyboard shortcuts
      </button>
      {isOpen && Dialog && <Dialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

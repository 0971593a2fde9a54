import {X} from 'lucide';
import React, {useId, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {Icon} from '@site/src/components/ui/Icon';
import {areSingleKeysOn, turnSingleKeys} from '@site/src/lib/typing';
import {SHORTCUTS} from './list';
import styles from './styles.module.css';

export type ShortcutsDialogProps = {onClose: () => void};

/** The list of all keys, and the switch for those that are a single letter or sign. */
export function ShortcutsDialog({onClose}: ShortcutsDialogProps): ReactNode {
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOn, setIsOn] = useState(areSingleKeysOn);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const turn = (on: boolean) => {
    turnSingleKeys(on);
    setIsOn(on);
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className={styles.head}>
        <h2 id={title} className={styles.title}>
          Keyboard shortcuts
        </h2>
        <button type="button" className="icon-button" aria-label="Close" onClick={onClose}>
          <Icon of={X} size={20} />
        </button>
      </div>
      <div className={styles.body}>
        {SHORTCUTS.map(({where, single, keys}) => (
          <section key={where} className={single && !isOn ? styles.off : undefined}>
            <h3>{where}</h3>
            <dl>
              {keys.map(([names, does]) => (
                <div key={does}>
                  <dt>
                    {names.map((name) => (
                      <kbd key={name}>{name}</kbd>
                    ))}
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <label className={styles.switch}>
          <input type="checkbox" checked={isOn} onChange={(event) => turn(event.target.checked)} /> Single letters and signs do something
        </label>
      </div>
    </dialog>
  );
}

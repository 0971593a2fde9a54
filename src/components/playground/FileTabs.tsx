import {Pencil, Plus, Trash2} from 'lucide';
import React, {Suspense, useEffect, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import {Icon} from '@site/src/components/ui/Icon';
import {badName, LIMITS} from '@site/src/playground/read-project';
import {later} from './later';
import type {Named} from './NameForm';
import styles from './styles.module.css';

const loadForm = () => import(/* webpackChunkName: 'play-later' */ './NameForm').then((module) => module.NameForm);
const NameForm = later(loadForm);

type Props = {
  names: string[];
  active: string;
  /** The file with the composition, which cannot be deleted. */
  entry: string;
  /** How many errors each file has. */
  errors: Map<string, number>;
  /** Whether what is not needed at once may be loaded. */
  mayLoadMore: boolean;
  onOpen: (name: string) => void;
  onNamed: (named: Named) => void;
  onDelete: (name: string) => void;
};

/** The files of the project: one is open; each can be renamed, and all but the one that is shown can be deleted. */
export function FileTabs({names, active, entry, errors, mayLoadMore, onOpen, onNamed, onDelete}: Props): ReactNode {
  const [asked, setAsked] = useState<'add' | 'rename'>();
  const list = useRef<HTMLDivElement>(null);
  // What is typed right after the button is pressed shall find its field.
  useEffect(() => {
    if (mayLoadMore) loadForm().catch(() => undefined);
  }, [mayLoadMore]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = {ArrowLeft: -1, ArrowRight: 1}[event.key];
    const next = step === undefined ? undefined : names.at((names.indexOf(active) + step) % names.length);
    if (!next) return;
    event.preventDefault();
    onOpen(next);
    list.current?.querySelector<HTMLElement>(`[data-file="${next}"]`)?.focus();
  };
  return (
    <div className={styles.files}>
      <div ref={list} role="tablist" aria-label="Files" className={styles.tabs} onKeyDown={onKeyDown}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            data-file={name}
            aria-selected={name === active}
            aria-controls="play-editor"
            tabIndex={name === active ? 0 : -1}
            className={styles.tab}
            onClick={() => onOpen(name)}
          >
            {name}
            {(errors.get(name) ?? 0) > 0 && (
              <span className={styles.bad}>
                <span className="visually-hidden">, errors: </span>
                {errors.get(name)}
              </span>
            )}
          </button>
        ))}
      </div>
      <span className={styles.fileActions}>
        <button type="button" className="icon-button" aria-label={`Rename ${active}`} title={`Rename ${active}`} onClick={() => setAsked('rename')}>
          <Icon of={Pencil} size={15} />
        </button>
        {active !== entry && (
          <button type="button" className="icon-button" aria-label={`Delete ${active}`} title={`Delete ${active}`} onClick={() => onDelete(active)}>
            <Icon of={Trash2} size={15} />
          </button>
        )}
        {names.length < LIMITS.files && (
          <button type="button" className="icon-button" aria-label="Add a file" title="Add a file" onClick={() => setAsked('add')}>
            <Icon of={Plus} size={16} />
          </button>
        )}
      </span>
      {asked && (
        <Suspense>
          <NameForm
            key={asked}
            label={asked === 'add' ? 'Name of the new file' : `New name of ${active}`}
            from={asked === 'rename' ? active : undefined}
            start={asked === 'add' ? freeName(names) : active}
            others={asked === 'add' ? names : names.filter((name) => name !== active)}
            onDone={(named) => {
              setAsked(undefined);
              if (named && named.name !== (asked === 'rename' ? active : undefined)) onNamed(named);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

function freeName(names: string[]): string {
  const isFree = (name: string) => badName(name, names) === undefined;
  return ['Part.tsx', ...names.map((_, index) => `Part${index + 2}.tsx`)].find(isFree) ?? 'Part.tsx';
}

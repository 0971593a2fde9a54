import Link from '@docusaurus/Link';
import React, {useEffect, useId, useRef, useState, type ReactNode, type RefObject} from 'react';
import {flushSync} from 'react-dom';
import {withQuery, type FilterOption} from '../filter';
import styles from './styles.module.css';

/** So many choices show; the others, which fewer entries share, come on request. */
const SHOWN = 7;

type Props = {
  /** The name of the filter, as readers see it: "Skill". */
  label: string;
  /** Path of the page and name of the query parameter. */
  path: string;
  param: string;
  options: readonly Omit<FilterOption, 'count'>[] | readonly FilterOption[];
  active: string | undefined;
  /** Number of all entries; without it there are no counts. */
  total?: number;
  /** Label of the choice that clears the filter. */
  all?: string;
  /** The current query string; a choice leaves its other parameters alone. */
  search?: string;
};

/** A row of links that narrow a page to one label; the choice is part of the URL. */
export function FilterLinks({label, path, param, options, active, total, all = 'All', search = ''}: Props): ReactNode {
  const heading = useId();
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => showCurrent(row.current), [active]);
  const [isWhole, setIsWhole] = useState(false);
  const choices: {id?: string; label: string; count?: number}[] = [{label: all, count: total}, ...options];
  // One more than fits is shown in place of a button that would take as much room.
  const hidden = isWhole || choices.length <= SHOWN + 1 ? 0 : choices.length - SHOWN;
  const shown = hidden === 0 ? choices : choices.filter(({id}, place) => place < SHOWN || id === active);
  return (
    <div className={styles.filter} role="group" aria-labelledby={heading}>
      <span id={heading} className={styles.heading}>
        {label}
      </span>
      <ul className={styles.choices} ref={row}>
        {shown.map((choice) => (
          <li key={choice.id ?? ''}>
            {/* `replace` keeps the focus on the link: on every push, the theme moves it to the top of the page. */}
            <Link replace to={path + withQuery(search, param, choice.id)} className={styles.choice} aria-current={choice.id === active ? 'true' : undefined}>
              {choice.label} {choice.count !== undefined && <span className={styles.count}>{choice.count}</span>}
            </Link>
          </li>
        ))}
        {shown.length < choices.length && (
          <li>
            <button
              type="button"
              className={styles.more}
              aria-label={`${choices.length - shown.length} more of ${label}`}
              onClick={() => showAll(row, setIsWhole)}
            >
              {choices.length - shown.length} more
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}

/** The focus goes on to the first of the choices that have come, since the button is gone. */
function showAll(row: RefObject<HTMLElement | null>, setIsWhole: (isWhole: boolean) => void): void {
  const before = row.current?.querySelectorAll('a').length ?? 0;
  flushSync(() => setIsWhole(true));
  row.current?.querySelectorAll('a')[before]?.focus();
}

/** On a phone the row of choices scrolls: a URL may select one that is out of view. */
function showCurrent(row: HTMLElement | null): void {
  const current = row?.querySelector('[aria-current]')?.getBoundingClientRect();
  const frame = row?.getBoundingClientRect();
  if (!row || !current || !frame || (current.left >= frame.left && current.right <= frame.right)) return;
  row.scrollLeft += current.left - frame.left - (frame.width - current.width) / 2;
}

import {useLocation} from '@docusaurus/router';
import React, {useRef, useState, type ComponentType, type ReactNode} from 'react';
import {twinPath} from '@site/src/lib/twin-path';
import type {ActionsProps} from './Actions';
import styles from './styles.module.css';

/**
 * What a reader can do with the Markdown of a page. Without scripts it opens and leads to the file; all else,
 * also what closes it, is loaded when the button is touched, hovered or focused, since every page carries this component.
 */
export function PageMenu(): ReactNode {
  const {pathname} = useLocation();
  const menu = useRef<HTMLDetailsElement>(null);
  const [Actions, setActions] = useState<ComponentType<ActionsProps>>();
  const load = () => {
    import('./Actions').then(
      (loaded) => setActions(() => loaded.Actions),
      // The link to the Markdown remains.
      () => undefined,
    );
  };
  const view = (
    <li>
      <a href={twinPath(pathname)}>View as Markdown</a>
    </li>
  );
  return (
    <details ref={menu} className={styles.menu} onPointerEnter={load} onFocus={load} onToggle={load}>
      <summary>Use with AI</summary>
      <ul className={styles.list}>
        {Actions ? (
          <Actions path={pathname} menu={menu}>
            {view}
          </Actions>
        ) : (
          view
        )}
      </ul>
    </details>
  );
}

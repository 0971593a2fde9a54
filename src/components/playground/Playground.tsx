import useBaseUrl from '@docusaurus/useBaseUrl';
import React, {useEffect, useState, type ReactNode} from 'react';
import {hashOf, keyOf, readOrigin} from '@site/src/playground/origin';
import {openProject, OpenError, type Opened} from './load-project';
import {missingAbilities} from './missing-abilities';
import {Workspace} from './Workspace';
import styles from './styles.module.css';

type State = {name: 'loading'} | {name: 'failed'; message: string} | {name: 'open'; opened: Opened};

/** @throws OpenError when the browser lacks something, or there is nothing to open */
async function open(hash: string, base: string): Promise<Opened> {
  const missing = missingAbilities();
  if (missing) throw new OpenError(missing);
  return openProject(readOrigin(hash), base);
}

/** The playground, once scripts run: opens what the address names, and says so when it cannot. */
export function Playground(): ReactNode {
  const base = useBaseUrl('/');
  const [state, setState] = useState<State>({name: 'loading'});
  const [hash, setHash] = useState<string>();

  useEffect(() => {
    const onHash = () => setHash(window.location.hash);
    onHash();
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, []);

  useEffect(() => {
    if (hash === undefined) return;
    let isCurrent = true;
    open(hash, base).then(
      (opened) => isCurrent && setState({name: 'open', opened}),
      (error: unknown) => isCurrent && setState({name: 'failed', message: error instanceof OpenError ? error.message : 'The playground could not open this.'}),
    );
    return () => {
      isCurrent = false;
    };
  }, [hash, base]);

  if (state.name === 'loading') return <Waiting />;
  if (state.name === 'failed')
    return (
      <div className={styles.closed}>
        <p role="alert">{state.message}</p>
        <p>
          <a className="button button--secondary" href={`${base}play/`} onClick={() => window.location.hash && window.setTimeout(() => setHash(''))}>
            Open a new composition
          </a>
        </p>
      </div>
    );
  const {origin} = state.opened;
  return <Workspace key={`${keyOf(origin)} ${hashOf(origin).length}`} opened={state.opened} />;
}

/** What the page says before its scripts run, to readers and to programs. As tall as the workspace, so that nothing below it moves. */
export function Waiting(): ReactNode {
  return (
    <div className={styles.closed}>
      <p>
        Change the code of a composition and see its frame change at once: the toolkit runs in your browser, beside the editor. Every demo of these pages, and
        every sample that shows something by itself, opens here by “Edit”. Share what you make by a link, or download it as a project that renders.
      </p>
      <noscript>
        <p>The playground compiles and runs code in the browser, so it needs JavaScript.</p>
      </noscript>
    </div>
  );
}

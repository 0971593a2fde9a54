import Link from '@docusaurus/Link';
import React, {useId, useState, type FormEvent, type ReactNode, type RefObject} from 'react';
import {useClosing} from '@site/src/hooks/useClosing';
import {useReaderVersion} from '@site/src/hooks/useReaderVersion';
import {chooseVersion, versionIn, VERSION_PARAMETER} from '@site/src/lib/reader-version';
import {changesOn} from './page-changes';
import {PageChanges} from './PageChanges';
import styles from './styles.module.css';

export type PanelProps = {details: RefObject<HTMLDetailsElement | null>; documented: string; address: string; count: number};

/** Takes the version that the reader uses, and says what it changes. */
export function Panel({details, documented, address, count}: PanelProps): ReactNode {
  const choice = useReaderVersion();
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const [status, setStatus] = useState<string>();
  useClosing(details);

  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = (event.currentTarget.elements.namedItem('version') as HTMLInputElement).value;
    const version = versionIn(text);
    setProblem(version ? undefined : `“${text}” is not a version such as ${documented}.`);
    setStatus(undefined);
    if (version) chooseVersion({...choice, version: version === documented ? undefined : version});
  };
  const copyLink = () => {
    const address = new URL(location.href);
    address.searchParams.set(VERSION_PARAMETER, choice.version ?? documented);
    // A page that did not come by https has no clipboard at all.
    void Promise.resolve(navigator.clipboard?.writeText(address.href) ?? Promise.reject(new Error('no clipboard'))).then(
      () => setStatus('Copied'),
      () => setStatus(address.href),
    );
  };
  return (
    <>
      <form onSubmit={choose}>
        <label htmlFor={id}>Your version of the packages</label>
        <div className={styles.field}>
          <input
            key={choice.version}
            id={id}
            name="version"
            defaultValue={choice.version ?? documented}
            inputMode="decimal"
            autoComplete="off"
            spellCheck={false}
            aria-invalid={problem !== undefined}
            aria-describedby={`${id}-problem`}
          />
          <button type="submit" className="button button--primary">
            Use it
          </button>
        </div>
        <p id={`${id}-problem`} role="alert" className={styles.problem}>
          {problem}
        </p>
      </form>
      {choice.version ? (
        <>
          <p>
            {count === 0
              ? 'Nothing on this page is marked as newer.'
              : `${count} ${count === 1 ? 'thing' : 'things'} on this page ${count === 1 ? 'is' : 'are'} newer.`}{' '}
            Install commands name {choice.version}; the text describes {documented}.
          </p>
          <label className={styles.check}>
            <input type="checkbox" checked={choice.hidesNewer ?? false} onChange={({target}) => chooseVersion({...choice, hidesNewer: target.checked})} /> Hide
            what is newer
          </label>
          <button type="button" className={styles.action} onClick={copyLink}>
            Copy link with this version
          </button>
          <button type="button" className={styles.action} onClick={() => chooseVersion({})}>
            Go back to {documented}
          </button>
          <p role="status">{status}</p>
        </>
      ) : (
        <p>
          <code>npx remotion versions</code> prints it. What is newer than yours will be marked, and install commands will name it.{' '}
          <Link to="/docs/releases">What each release brought</Link>
        </p>
      )}
      <PageChanges changes={changesOn(address, choice.version)} since={choice.version ?? '4.0.0'} />
    </>
  );
}

import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import React, {useState, type ReactNode, type RefObject} from 'react';
import {assistantLinks} from '@site/src/components/ai/assistant-links';
import {COPY_MESSAGES, copyTwin, type CopyResult} from '@site/src/components/ai/copy-twin';
import {useClosing} from '@site/src/hooks/useClosing';
import {useSiteConfiguration} from '@site/src/hooks/useSiteConfiguration';
import {twinPath} from '@site/src/lib/twin-path';

export type ActionsProps = {
  path: string;
  menu: RefObject<HTMLDetailsElement | null>;
  /** The entry that needs no scripts. */
  children: ReactNode;
};

/** The entries of the menu: copy the Markdown of a page, view it, or open an assistant with its address. */
export function Actions({path, menu, children}: ActionsProps): ReactNode {
  const {url} = useDocusaurusContext().siteConfig;
  const {version} = useSiteConfiguration();
  const [result, setResult] = useState<CopyResult>();
  useClosing(menu);
  return (
    <>
      <li>
        <button type="button" onClick={() => void copyTwin(path).then(setResult)}>
          Copy page
        </button>
        <span role="status">{result && COPY_MESSAGES[result]}</span>
      </li>
      {children}
      {assistantLinks({address: url + twinPath(path), version}).map(({name, href}) => (
        <li key={name}>
          <Link to={href}>Open in {name}</Link>
        </li>
      ))}
    </>
  );
}

import {useLocation} from '@docusaurus/router';
import React, {useEffect, useRef, type ReactNode} from 'react';
import {withKnown, type FormDefinition} from '@site/src/components/form/definition';
import {readDraft} from '@site/src/components/form/draft';
import {useSending} from '@site/src/components/form/useSending';
import {useSiteConfiguration} from '@site/src/hooks/useSiteConfiguration';
import styles from './NoResults.module.css';

const ID = 'missing-results';

/** The reader is asked nothing. */
const FIELDS = [] as const;

/** Sends a query without results to those who write the pages, with one press; by the rules of all forms, nothing is lost or counted twice. */
export function ReportButton({endpoint, query}: {endpoint: string; query: string}): ReactNode {
  const {version, links} = useSiteConfiguration();
  const {pathname} = useLocation();
  const definition: FormDefinition = {
    id: ID,
    title: () => `Docs search: no results for "${query}"`,
    fields: FIELDS,
    known: [
      {name: 'query', label: 'Query', value: query},
      {name: 'page', label: 'Page', value: pathname},
      {name: 'version', label: 'Version', value: version},
    ],
  };
  const values = useRef(withKnown(definition, {}));
  const destination = {kind: 'endpoint', url: endpoint, otherwise: {kind: 'issue', repository: links.repository}} as const;
  const {status, continueFrom, sendCurrent, repeat} = useSending(definition, destination, values, () => undefined);
  useEffect(() => {
    continueFrom(readDraft(ID)?.attempt);
    // A report of the same query that may have arrived is taken up once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const failure = status.step === 'failed' ? status : undefined;
  const press = () => {
    if (status.step === 'sending') return;
    if (failure?.isUnsure) repeat(endpoint);
    else sendCurrent(endpoint);
  };
  if (status.step === 'sent') return <span role="status">Thank you, it has arrived.</span>;
  return (
    <>
      {failure && <span role="status">{`${failure.isUnsure ? 'We do not know whether it arrived.' : 'It was not sent.'} ${failure.reason}`} </span>}
      <button type="button" className={styles.suggestion} aria-disabled={status.step === 'sending'} onClick={press}>
        {status.step === 'sending' ? 'Sending …' : failure ? 'Try again' : 'Let us know.'}
      </button>
    </>
  );
}

import React, {useEffect, useRef, type ReactNode} from 'react';
import {CopyButton} from '@site/src/components/ui/CopyButton';
import {composeAddress, composeText} from './compose';
import type {Destination, FormDefinition, Values} from './definition';
import styles from './styles.module.css';
import type {FormState} from './useForm';

type Props = {
  definition: FormDefinition;
  destination: Destination;
  values: Values;
  state: Pick<FormState, 'status' | 'submit' | 'edit' | 'discard'>;
  thanks: string;
};

/** What came of sending: taken, ready to be sent by the reader, or failed with the ways out. */
export function Result({definition, destination, values, state, thanks}: Props): ReactNode {
  const {status} = state;
  if (status.step === 'editing' || status.step === 'sending') return null;
  const copy = <CopyButton label="Copy the text" text={() => composeText(definition, destination, values)} />;
  if (status.step === 'sent')
    return (
      <Box title="It has arrived">
        <p>{thanks}</p>
        <button type="button" className="button button--secondary" onClick={state.edit}>
          Write another one
        </button>
      </Box>
    );
  if (status.step === 'composed' && destination.kind !== 'endpoint')
    return (
      <Box title={destination.kind === 'mail' ? 'Your e-mail is ready' : 'Your issue is ready'}>
        <p>Nothing has been sent yet. Read it once more where it opens, then send it there. Your draft stays in this browser until you delete it.</p>
        <div className={styles.actions}>
          <a className="button button--primary" href={composeAddress(definition, destination, values)} target="_blank" rel="noopener noreferrer">
            {destination.kind === 'mail' ? 'Open the e-mail' : 'Open the issue on GitHub'}
          </a>
          {copy}
          <button type="button" className="button button--secondary" onClick={state.edit}>
            Change something
          </button>
          <button type="button" className="button button--secondary" onClick={state.discard}>
            Delete the draft
          </button>
        </div>
      </Box>
    );
  if (status.step === 'failed')
    return (
      <Box title="It was not sent">
        <p>{status.reason} Everything that you wrote is still here, also after a reload.</p>
        <div className={styles.actions}>
          <button type="button" className="button button--primary" onClick={() => state.submit()}>
            Try again
          </button>
          {copy}
          <button type="button" className="button button--secondary" onClick={state.edit}>
            Change something
          </button>
        </div>
      </Box>
    );
  return null;
}

function Box({title, children}: {title: string; children: ReactNode}): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className={styles.result} role="status" tabIndex={-1}>
      <h3>{title}</h3>
      {children}
    </div>
  );
}

import React, {useEffect, useRef, type ReactNode} from 'react';
import {CopyButton} from '@site/src/components/ui/CopyButton';
import {composeMessage, composeText} from './compose';
import type {Destination, FormDefinition, Message, Values} from './definition';
import styles from './styles.module.css';
import type {FormState} from './useForm';

type Props = {
  definition: FormDefinition;
  destination: Destination;
  values: Values;
  state: Pick<FormState, 'status' | 'retry' | 'edit' | 'discard'>;
  thanks: string;
};

const WORDS = {
  mail: {ready: 'Your e-mail is ready', open: 'Open the e-mail', instead: 'Write an e-mail instead'},
  issue: {ready: 'Your issue is ready', open: 'Open the issue on GitHub', instead: 'Write an issue instead'},
} as const satisfies Record<Message['kind'], object>;

/** The outcome of sending: accepted, ready for the reader to send, refused, or unknown, with what to do next. */
export function Result({definition, destination, values, state, thanks}: Props): ReactNode {
  const {status} = state;
  if (status.step === 'editing' || status.step === 'sending') return null;
  const message = destination.kind === 'endpoint' ? destination.otherwise : destination;
  const {href, isTitleOnly} = composeMessage(definition, message, values);
  const words = WORDS[message.kind];
  const copy = <CopyButton label="Copy the text" text={() => composeText(definition, isTitleOnly ? message : destination, values)} />;
  const change = (
    <button type="button" className="button button--secondary" onClick={state.edit}>
      Change something
    </button>
  );
  const open = (rank: 'button--primary' | 'button--secondary', label: string) => (
    <a className={`button ${rank}`} href={href} target="_blank" rel="noopener noreferrer">
      {label}
    </a>
  );
  const paste = isTitleOnly && ' Your text is too long for a link: copy it, then paste it where the message opens.';
  if (status.step === 'sent')
    return (
      <Box title="It has arrived">
        <p>
          {thanks}
          {status.hasMore && ' It left before you had finished typing: what you wrote after that was not sent, and is kept in the form.'}
        </p>
        <button type="button" className="button button--secondary" onClick={state.edit}>
          {status.hasMore ? 'Show what was kept' : 'Write another one'}
        </button>
      </Box>
    );
  const again = (
    <button type="button" className="button button--primary" onClick={state.retry}>
      Try again
    </button>
  );
  // No other way is offered here: whoever takes it may send the message twice.
  if (status.step === 'failed' && status.isUnsure)
    return (
      <Box title="We do not know whether it arrived">
        <p>
          {status.reason} “Try again” sends the same message under the same number, so that the recipient can tell a repetition from a second message.
          Everything you wrote is still here, even after a reload.
        </p>
        <div className={styles.actions}>
          {again}
          {copy}
          {change}
        </div>
      </Box>
    );
  if (status.step === 'failed')
    return (
      <Box title="It was not sent">
        <p>
          {status.reason} Everything you wrote is still here, even after a reload.
          {message.kind === 'issue' && ` An issue on GitHub is public, so it leaves out: ${privateLabels(definition)}.`}
          {paste}
        </p>
        <div className={styles.actions}>
          {again}
          {open('button--secondary', words.instead)}
          {copy}
          {change}
        </div>
      </Box>
    );
  return (
    <Box title={words.ready}>
      <p>
        Nothing has been sent yet. Read it once more where it opens, then send it there. Your draft stays in this browser until you delete it.
        {paste}
      </p>
      <div className={styles.actions}>
        {open('button--primary', words.open)}
        {copy}
        {change}
        <button type="button" className="button button--secondary" onClick={state.discard}>
          Delete the draft
        </button>
      </div>
    </Box>
  );
}

const privateLabels = ({fields}: FormDefinition) =>
  fields
    .filter(({isPrivate}) => isPrivate)
    .map(({label}) => label.toLowerCase())
    .join(', ');

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

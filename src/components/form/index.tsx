import clsx from 'clsx';
import React, {useId, type ReactNode} from 'react';
import {fieldsFor, TRAP, type Destination, type FormDefinition, type Values} from './definition';
import {FormField} from './FormField';
import {ProblemSummary} from './ProblemSummary';
import {Result} from './Result';
import styles from './styles.module.css';
import {useForm} from './useForm';

type Props = {
  definition: FormDefinition;
  destination: Destination;
  /** Label of the submit button. */
  action: string;
  /** Shown when the endpoint has accepted the answers. */
  thanks: string;
  /** Rendered beside the form from what has been typed so far. */
  preview?: (values: Values) => ReactNode;
};

/**
 * A form that loses nothing. Without scripts the browser submits it natively; with them, problems are listed and
 * linked, a draft is kept, and after a failure the reader can try again or copy the text.
 */
export function Form({definition, destination, action, thanks, preview}: Props): ReactNode {
  const {form, isLive, restored, refusals, read, ...state} = useForm(definition, destination);
  const base = useId();
  const idOf = (name: string) => `${base}${name}`;
  const fields = fieldsFor(definition, destination);
  const {status, values, problems, submit, discard} = state;
  const isOver = status.step === 'sent' || status.step === 'composed' || status.step === 'failed';
  return (
    <div className={clsx(preview && styles.withPreview)}>
      <div>
        <ProblemSummary fields={fields} problems={problems} idOf={idOf} refusals={refusals} />
        <Result definition={definition} destination={destination} values={values} state={state} thanks={thanks} />
        <form
          {...nativeTarget(destination)}
          ref={form}
          className={styles.form}
          hidden={isOver}
          noValidate={isLive}
          acceptCharset="utf-8"
          onInput={read}
          onSubmit={submit}
        >
          {restored && status.step === 'editing' && (
            <p className={styles.restored}>
              {KEPT[restored]}{' '}
              <button type="button" className={styles.inlineButton} onClick={discard}>
                Delete it
              </button>
            </p>
          )}
          {fields.map((field) => (
            <FormField
              key={field.name}
              field={field}
              destination={destination}
              id={idOf(field.name)}
              value={values[field.name] ?? ''}
              problem={problems[field.name]}
              isLive={isLive}
            />
          ))}
          {definition.known && <p className={styles.known}>Sent along: {definition.known.map(({label, value}) => `${label}: ${value}`).join(' · ')}</p>}
          {destination.kind === 'endpoint' && <Trap id={idOf('trap')} />}
          <button type="submit" className="button button--primary" aria-disabled={status.step === 'sending'}>
            {status.step === 'sending' ? 'Sending …' : action}
          </button>
        </form>
      </div>
      {preview?.(values)}
    </div>
  );
}

const KEPT = {
  draft: 'Your draft was kept.',
  unsure: 'We do not know whether this message has arrived. If you send it again unchanged, it is recognized as the same one.',
};

/** How the browser submits the form without scripts. */
function nativeTarget(destination: Destination) {
  if (destination.kind === 'endpoint') return {method: 'post', action: destination.url};
  if (destination.kind === 'mail') return {method: 'post', action: `mailto:${destination.address}`, encType: 'text/plain'};
  return {method: 'get', action: `${destination.repository}/issues/new`};
}

/** Out of sight and out of the tab order. */
function Trap({id}: {id: string}): ReactNode {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label htmlFor={id}>Leave this field empty</label>
      <input id={id} name={TRAP} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useRef, useState, type FormEvent, type RefObject} from 'react';
import {emptyTrap, fillControls, isBlank, readControls} from './controls';
import {fieldsFor, withKnown, type Destination, type FormDefinition, type Problems, type Values} from './definition';
import {dropDraft, readDraft} from './draft';
import {findProblems} from './find-problems';
import {useSending, type Status} from './useSending';

/** What has been kept from before: answers, or a message that may have arrived already. */
export type Restored = 'draft' | 'unsure' | undefined;

export type FormState = {
  form: RefObject<HTMLFormElement | null>;
  /** True once scripts run: only then can the browser's own validation be turned off. */
  isLive: boolean;
  values: Values;
  problems: Problems;
  /** Counts the attempts stopped by problems, so that each one moves the focus. */
  refusals: number;
  status: Status;
  restored: Restored;
  read: () => void;
  submit: (event?: FormEvent) => void;
  retry: () => void;
  edit: () => void;
  discard: () => void;
};

/**
 * The life cycle of a form. The controls themselves hold the answers, so what a reader typed before the scripts ran,
 * or the browser filled in, counts as well.
 */
export function useForm(definition: FormDefinition, destination: Destination): FormState {
  const form = useRef<HTMLFormElement>(null);
  const latest = useRef<Values>({});
  const wasRestored = useRef(false);
  const isLive = useIsBrowser();
  const [values, setValues] = useState<Values>({});
  const [problems, setProblems] = useState<Problems>({});
  const [refusals, setRefusals] = useState(0);
  const [restored, setRestored] = useState<Restored>();
  const fields = fieldsFor(definition, destination);

  const clear = () => {
    wasRestored.current = false;
    fillControls(form.current, fields, {});
    latest.current = {};
    setValues({});
    setRestored(undefined);
  };

  const {status, setStatus, keep, isUnsure, continueFrom, sendCurrent, repeat} = useSending(definition, destination, latest, clear);

  useEffect(() => {
    const draft = readDraft(definition.id);
    const typed = Object.fromEntries(Object.entries(readControls(form.current, fields)).filter(([, value]) => value !== ''));
    continueFrom(draft?.attempt);
    wasRestored.current = !isBlank(draft?.values ?? {}, fields);
    fillControls(form.current, fields, {...draft?.values, ...typed});
    form.current?.dispatchEvent(new Event('input', {bubbles: true}));
    // The controls are filled once, after hydration.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const read = () => {
    latest.current = withKnown(definition, readControls(form.current, fields));
    setValues(latest.current);
    setRestored(isUnsure() ? 'unsure' : wasRestored.current ? 'draft' : undefined);
    keep();
    if (Object.keys(problems).length === 0) return;
    const remaining = findProblems(fields, latest.current);
    setProblems(Object.fromEntries(Object.entries(remaining).filter(([name]) => name in problems)));
  };

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (status.step === 'sending' || !form.current) return;
    latest.current = withKnown(definition, readControls(form.current, fields));
    const found = findProblems(fields, latest.current);
    setProblems(found);
    if (Object.keys(found).length > 0) {
      setStatus({step: 'editing'});
      return setRefusals(refusals + 1);
    }
    if (destination.kind !== 'endpoint') return setStatus({step: 'composed'});
    if (emptyTrap(form.current)) return setStatus({step: 'failed', reason: TRAPPED, isUnsure: isUnsure()});
    sendCurrent(destination.url);
  };

  const retry = () => {
    if (destination.kind === 'endpoint' && status.step === 'failed' && status.isUnsure) repeat(destination.url);
    else submit();
  };

  const discard = () => {
    continueFrom();
    clear();
    dropDraft(definition.id);
    setProblems({});
    setStatus({step: 'editing'});
  };

  return {form, isLive, values, problems, refusals, status, restored, read, submit, retry, edit: () => setStatus({step: 'editing'}), discard};
}

const TRAPPED = 'Nothing was sent, because a field that only programs see was filled in. It is empty now.';

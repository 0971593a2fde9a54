import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useRef, useState, type FormEvent, type RefObject} from 'react';
import {fieldsFor, TRAP, type Destination, type FormDefinition, type Problems, type Values} from './definition';
import {dropDraft, keepDraft, readDraft} from './draft';
import {findProblems} from './find-problems';
import {send} from './send';

export type Status =
  | {step: 'editing'}
  | {step: 'sending'}
  /** The endpoint has accepted the answers. */
  | {step: 'sent'}
  /** The answers have been written into a message for the reader to send. */
  | {step: 'composed'}
  | {step: 'failed'; reason: string};

export type FormState = {
  form: RefObject<HTMLFormElement | null>;
  /** True once scripts run: only then can the browser's own validation be turned off. */
  isLive: boolean;
  values: Values;
  problems: Problems;
  /** Counts the attempts stopped by problems, so that each one moves the focus. */
  refusals: number;
  status: Status;
  hasRestored: boolean;
  read: () => void;
  submit: (event?: FormEvent) => void;
  edit: () => void;
  discard: () => void;
};

/**
 * The life cycle of a form. The controls themselves hold the answers, so what a reader typed before the scripts ran,
 * or the browser filled in, counts as well.
 */
export function useForm(definition: FormDefinition, destination: Destination): FormState {
  const form = useRef<HTMLFormElement>(null);
  const submission = useRef('');
  /** The answers of the last attempt: different answers are a new submission, which the endpoint must not drop as a duplicate. */
  const attempted = useRef('');
  const isRestored = useRef(false);
  const isLive = useIsBrowser();
  const [values, setValues] = useState<Values>({});
  const [problems, setProblems] = useState<Problems>({});
  const [refusals, setRefusals] = useState(0);
  const [status, setStatus] = useState<Status>({step: 'editing'});
  const [hasRestored, setHasRestored] = useState(false);
  const fields = fieldsFor(definition, destination);

  const answers = (): Values => Object.fromEntries(fields.map(({name}) => [name, controlOf(form.current, name)?.value ?? '']));

  const fill = (next: Values) => {
    for (const {name} of fields) {
      const control = controlOf(form.current, name);
      if (control) control.value = next[name] ?? '';
    }
  };

  useEffect(() => {
    const draft = readDraft(definition.id);
    const typed = Object.fromEntries(Object.entries(answers()).filter(([, value]) => value !== ''));
    submission.current = draft?.submission ?? crypto.randomUUID();
    attempted.current = draft?.attempted ?? '';
    isRestored.current = Object.values(draft?.values ?? {}).some((value) => value !== '');
    fill({...draft?.values, ...typed});
    form.current?.dispatchEvent(new Event('input', {bubbles: true}));
    // The controls are filled once, after hydration.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const keep = (current: Values) => keepDraft(definition.id, {values: current, submission: submission.current, attempted: attempted.current});

  const read = () => {
    const current = answers();
    setValues(current);
    setHasRestored(isRestored.current);
    if (Object.values(current).some((value) => value !== '')) keep(current);
    if (Object.keys(problems).length === 0) return;
    const remaining = findProblems(fields, current);
    setProblems(Object.fromEntries(Object.entries(remaining).filter(([name]) => name in problems)));
  };

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (status.step === 'sending' || !form.current) return;
    const current = answers();
    const found = findProblems(fields, current);
    setProblems(found);
    if (Object.keys(found).length > 0) return setRefusals(refusals + 1);
    if (destination.kind !== 'endpoint') return setStatus({step: 'composed'});
    if (emptyTrap(form.current)) return setStatus({step: 'failed', reason: TRAPPED});
    if (attempted.current !== '' && attempted.current !== JSON.stringify(current)) submission.current = crypto.randomUUID();
    attempted.current = JSON.stringify(current);
    keep(current);
    const data = new FormData(form.current);
    data.set('submission', submission.current);
    setStatus({step: 'sending'});
    void send(destination.url, data).then((outcome) => {
      if (!outcome.sent) return setStatus({step: 'failed', reason: outcome.reason});
      forget();
      setStatus({step: 'sent'});
    });
  };

  const forget = () => {
    dropDraft(definition.id);
    submission.current = crypto.randomUUID();
    attempted.current = '';
    isRestored.current = false;
    fill({});
    setValues({});
    setHasRestored(false);
  };

  const discard = () => {
    forget();
    setProblems({});
    setStatus({step: 'editing'});
  };

  return {form, isLive, values, problems, refusals, status, hasRestored, read, submit, edit: () => setStatus({step: 'editing'}), discard};
}

const TRAPPED = 'Nothing was sent, because a field that only programs see was filled in. It is empty now.';

/** Empties the honeypot field, so that a reader whose browser filled it in can try again; true if there was something in it. */
function emptyTrap(form: HTMLFormElement): boolean {
  const trap = form.elements.namedItem(TRAP);
  if (!(trap instanceof HTMLInputElement) || trap.value === '') return false;
  trap.value = '';
  return true;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function controlOf(form: HTMLFormElement | null, name: string): Control | undefined {
  return form?.querySelector<Control>(`[data-field="${name}"]`) ?? undefined;
}

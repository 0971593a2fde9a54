import {useEffect, useRef, useState, type RefObject} from 'react';
import {randomId} from '@site/src/lib/random-id';
import {isBlank, isSame} from './controls';
import type {Destination, FormDefinition, Values} from './definition';
import {dropDraft, keepDraft, leaveDraft, type Attempt} from './draft';
import {postOf, send} from './send';

export type Status =
  | {step: 'editing'}
  | {step: 'sending'}
  /** The endpoint has accepted the answers; `hasMore` if the reader has typed on meanwhile. */
  | {step: 'sent'; hasMore: boolean}
  /** The answers have been written into a message for the reader to send. */
  | {step: 'composed'}
  | {step: 'failed'; reason: string; isUnsure: boolean};

/** The message's way to the endpoint, and the draft that outlives it. The draft says that a message may have arrived from the moment it is sent. */
export function useSending(definition: FormDefinition, destination: Destination, values: RefObject<Values>, onArrived: () => void) {
  const attempt = useRef<Attempt>(undefined);
  const [status, setStatus] = useState<Status>({step: 'editing'});

  const keep = () => {
    const draft = {values: values.current, attempt: attempt.current};
    if (!isBlank(values.current, definition.fields) || attempt.current) keepDraft(definition.id, draft);
    else dropDraft(definition.id);
  };

  useEffect(() => {
    const leave = () => {
      if (!isBlank(values.current, definition.fields)) leaveDraft(definition.id, {values: values.current, attempt: attempt.current});
    };
    const comeBack = ({persisted}: PageTransitionEvent) => {
      if (persisted && !isBlank(values.current, definition.fields)) keepDraft(definition.id, {values: values.current, attempt: attempt.current});
    };
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      leave();
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
    };
  }, [definition.id, definition.fields, values]);

  const post = async (url: string, message: Attempt) => {
    attempt.current = {...message, isUnsure: true};
    keep();
    setStatus({step: 'sending'});
    const outcome = await send(url, postOf(definition, destination, message.values, message.id));
    if (outcome.kind === 'arrived') {
      attempt.current = undefined;
      const hasMore = !isSame(values.current, message.values);
      if (!hasMore) onArrived();
      keep();
      return setStatus({step: 'sent', hasMore});
    }
    // A message that may have arrived before may still have arrived, whatever became of its repetition.
    const isUnsure = message.isUnsure || outcome.kind === 'unknown';
    attempt.current = {...message, isUnsure};
    keep();
    setStatus({step: 'failed', reason: outcome.reason, isUnsure});
  };

  /** The last message, if the answers are still the same. */
  const sameAttempt = () => (attempt.current && isSame(attempt.current.values, values.current) ? attempt.current : undefined);

  return {
    status,
    setStatus,
    keep,
    /** True when these very answers have been sent and may have arrived. */
    isUnsure: () => sameAttempt()?.isUnsure ?? false,
    /** Goes on from an attempt of an earlier visit, or from none. */
    continueFrom: (earlier?: Attempt) => void (attempt.current = earlier),
    /** Sends the answers: the message from before if they are the same, else another one. */
    sendCurrent: (url: string) => void post(url, sameAttempt() ?? {id: randomId(), values: values.current, isUnsure: false}),
    /** Sends a message that may have arrived once more, as it was. */
    repeat: (url: string) => void (attempt.current && post(url, attempt.current)),
  };
}

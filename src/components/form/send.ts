import {answersFor, TRAP, type Destination, type FormDefinition, type Values} from './definition';

const GIVE_UP_AFTER_MS = 20_000;

/** Answers of servers in between, which may come after the message has reached the endpoint: no answer in time, or none that could be read. */
const SAID_IN_BETWEEN = [408, 502, 504];

/**
 * The outcome of an attempt to send. It has arrived only with a status of 200 to 299 and has been refused only with another answer;
 * without an answer that the page may read, the endpoint can have received it all the same.
 */
export type Outcome = {kind: 'arrived'} | {kind: 'refused' | 'unknown'; reason: string};

/**
 * Posts a form.
 * @param url the configured endpoint
 * @returns whether it has arrived and, if not, why, as a sentence for the reader; never throws
 */
export async function send(url: string, data: FormData): Promise<Outcome> {
  if (!navigator.onLine) return {kind: 'refused', reason: 'Your computer is offline.'};
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), GIVE_UP_AFTER_MS);
  try {
    const response = await fetch(url, {method: 'POST', body: data, headers: {Accept: 'application/json'}, signal: limit.signal});
    if (response.redirected && new URL(response.url).origin !== new URL(url).origin) return {kind: 'unknown', reason: 'Another server answered.'};
    if (response.ok) return {kind: 'arrived'};
    return {kind: SAID_IN_BETWEEN.includes(response.status) ? 'unknown' : 'refused', reason: `The server answered with an error (${response.status}).`};
  } catch {
    return {kind: 'unknown', reason: limit.signal.aborted ? `No answer came within ${GIVE_UP_AFTER_MS / 1000} seconds.` : 'No answer could be read.'};
  } finally {
    clearTimeout(timer);
  }
}

/** What is posted: the answers, the empty honeypot field and the message's own id. */
export function postOf(definition: FormDefinition, destination: Destination, values: Values, submission: string): FormData {
  const data = new FormData();
  for (const {name} of answersFor(definition, destination)) data.set(name, values[name] ?? '');
  data.set(TRAP, '');
  data.set('submission', submission);
  return data;
}

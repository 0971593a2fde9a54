const GIVE_UP_AFTER_MS = 20_000;

/** The outcome of an attempt to send: only a status of 200 to 299 counts as sent. */
export type Outcome = {sent: true} | {sent: false; reason: string};

/**
 * Posts a form.
 * @param url the configured endpoint
 * @param data the answers; `submission` stays the same when the reader tries again, so that the endpoint can drop duplicates
 * @returns whether the endpoint accepted it and, if not, why, as a sentence for the reader; never throws
 */
export async function send(url: string, data: FormData): Promise<Outcome> {
  if (!navigator.onLine) return {sent: false, reason: 'Your computer is offline.'};
  try {
    const response = await fetch(url, {method: 'POST', body: data, headers: {Accept: 'application/json'}, signal: AbortSignal.timeout(GIVE_UP_AFTER_MS)});
    if (response.ok) return {sent: true};
    return {sent: false, reason: `The server answered with an error (${response.status}).`};
  } catch (error) {
    const isSlow = error instanceof DOMException && error.name === 'TimeoutError';
    return {sent: false, reason: isSlow ? `The server did not answer within ${GIVE_UP_AFTER_MS / 1000} seconds.` : 'The server could not be reached.'};
  }
}

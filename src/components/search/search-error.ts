/** Why a search failed: nothing could be fetched, what was fetched is no index of this version, or the browser runs no worker. */
export type FailureReason = 'unreachable' | 'damaged' | 'no-worker';

export class SearchError extends Error {
  constructor(
    readonly reason: FailureReason,
    message: string,
  ) {
    super(message);
  }
}

export const reasonOf = (error: unknown): FailureReason => (error instanceof SearchError ? error.reason : 'unreachable');

import type {FailureReason} from '../search-error';
import type {SearchAnswer, SearchRequest} from '../types';

/** A message from the page to the worker; one without an `id` preloads the index and gets no reply. */
export type Question = {folder: string; request: SearchRequest; id?: number};

/** The worker's reply. */
export type Reply = {id: number; answer: SearchAnswer} | {id: number; reason: FailureReason; message: string};

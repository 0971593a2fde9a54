import type {SearchAnswer, SearchRequest} from '../types';

/** What the page asks the worker; `preload` is answered by nothing. */
export type Question = {folder: string; request: SearchRequest; id?: number};

/** What the worker answers. */
export type Reply = {id: number; answer: SearchAnswer} | {id: number; error: string};

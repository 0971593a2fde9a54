import type {Fence} from '../corpus/fences';

/** Whether the checks compile or parse a fence. */
export const isSample = ({lang, meta}: Fence): boolean => ['ts', 'tsx', 'json'].includes(lang) && meta.nocheck === undefined;

import {installed} from './installed';

type Call = (...given: unknown[]) => unknown;

/** A function of @remotion/studio by its file and name, without the rest of the package. */
export const studioFunction = (file: string, name: string): Call => installed<Record<string, Call>>(`@remotion/studio/dist/api/${file}.js`)[name] as Call;

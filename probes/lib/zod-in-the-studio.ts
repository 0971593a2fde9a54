import * as zodTypes from '@remotion/zod-types';
import {z} from 'zod';
import {installed} from './installed';

type Zod = {useZodIfPossible: () => unknown; useZodTypesIfPossible: () => unknown};

/** Runs something with what the fields of the Studio ask for: Zod, its types, a window and a document without elements. */
export function withZodInTheStudio(run: () => void): void {
  const packages = installed<Zod>('@remotion/studio/dist/components/get-zod-if-possible.js');
  const before = {...packages};
  Object.assign(globalThis, {window: {addEventListener: () => undefined, removeEventListener: () => undefined}, document: {getElementById: () => null}});
  Object.assign(packages, {useZodIfPossible: () => z, useZodTypesIfPossible: () => zodTypes});
  try {
    run();
  } finally {
    Object.assign(packages, before);
  }
}

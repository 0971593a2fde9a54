import type {PropsWithChildren, ReactNode} from 'react';
import MDXComponents from '@theme-original/MDXComponents';

const Stub = ({children}: PropsWithChildren): ReactNode => children;

/** Our vocabulary as parts that show what they hold and nothing else. */
export default {
  ...MDXComponents,
  AvailableFrom: Stub,
  Calculator: Stub,
  Demo: Stub,
  ExternalVideo: Stub,
  Install: Stub,
  PageGrid: Stub,
  RunsIn: Stub,
  Steps: Stub,
  Exports: Stub,
};

import type {PropsWithChildren, ReactNode} from 'react';
import MDXComponents from '@theme-original/MDXComponents';
import {vocabulary} from './vocabulary';

const Stub = ({children}: PropsWithChildren): ReactNode => children;

/** Our vocabulary as parts that show what they hold and nothing else. */
export default {...MDXComponents, ...Object.fromEntries(vocabulary.map((name) => [name, Stub]))};

import type {ReactNode} from 'react';
import {round} from './canvas';

/** The paper of a drawing. */
export const Sheet = ({width, height, children}: {width: number; height: number; children: ReactNode}): ReactNode => (
  <svg viewBox={`0 0 ${width} ${round(height)}`} fill="none" strokeWidth={1.5} strokeLinecap="round" strokeLinejoin="round">
    {children}
  </svg>
);

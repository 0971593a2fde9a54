import type {IconNode} from 'lucide';
import React, {createElement, type ReactNode} from 'react';

type Props = {
  /** An icon of the library, as its shapes. */
  of: IconNode;
  /** Width and height in pixels. */
  size: number;
  className?: string;
};

/** An icon beside words, or in a button that has a name: screen readers pass over it. */
export function Icon({of, size, className}: Props): ReactNode {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      {of.map(([tag, attributes], index) => createElement(tag, {key: index, ...attributes}))}
    </svg>
  );
}

import React, {type ReactNode} from 'react';

type Props = {
  shown: number;
  total: number;
  /** What is counted, in the plural. */
  noun: string;
};

/** Tells screen readers how many entries a filter has left; everyone else sees the cards. */
export function ResultCount({shown, total, noun}: Props): ReactNode {
  return (
    <p role="status" className="visually-hidden">
      {shown === total ? `${total} ${noun}` : `${shown} of ${total} ${noun}`}
    </p>
  );
}

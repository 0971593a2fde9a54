import React, {type ReactNode} from 'react';
import {isCode} from './mark';
import type {Marked} from './types';

export const MarkedText = ({text}: {text: Marked}): ReactNode =>
  text.map((piece, index) => (piece.isFound ? <mark key={index}>{piece.text}</mark> : <React.Fragment key={index}>{piece.text}</React.Fragment>));

/** A heading, formatted as code if it is a name from code. */
export function MarkedTitle({text, className}: {text: Marked; className?: string}): ReactNode {
  const Tag = isCode(plainText(text)) ? 'code' : 'span';
  return (
    <Tag className={className}>
      <MarkedText text={text} />
    </Tag>
  );
}

export const plainText = (text: Marked): string => text.map((piece) => piece.text).join('');

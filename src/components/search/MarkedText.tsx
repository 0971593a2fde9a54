import React, {type ReactNode} from 'react';
import type {Marked} from './types';

export const MarkedText = ({text}: {text: Marked}): ReactNode =>
  text.map((piece, index) => (piece.isFound ? <mark key={index}>{piece.text}</mark> : <React.Fragment key={index}>{piece.text}</React.Fragment>));

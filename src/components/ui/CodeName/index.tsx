import React, {Fragment, type ReactNode} from 'react';
import {atSeams} from './seams';

/** A name from code that breaks where its words meet, if its line is too short. */
export function CodeName({name}: {name: string}): ReactNode {
  return atSeams(name).map((word, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}

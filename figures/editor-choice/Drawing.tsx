import type {Canvas} from '../kit/canvas';
import {Ladder} from '../kit/Ladder';

export const Drawing = ({width}: Canvas) => (
  <Ladder
    width={width}
    rungs={[
      {ask: {title: 'Is the editor your product?', note: 'or most of it'}, then: {title: 'Editor Starter', note: 'a whole editor, as source'}},
      {ask: {title: 'Are only tracks missing?', note: 'canvas and data exist'}, then: {title: 'Timeline', note: 'a component, as source'}},
    ]}
    otherwise={{title: 'A form of your own', note: 'with a Player beside it'}}
  />
);

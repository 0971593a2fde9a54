import type {Canvas} from '../kit/canvas';
import {Ladder} from '../kit/Ladder';

export const Drawing = ({width}: Canvas) => (
  <Ladder
    width={width}
    rungs={[
      {ask: {title: 'Is `browserExecutable` set?'}, then: {title: 'That browser', note: 'nothing is downloaded', tone: 'soft'}},
      {ask: {title: 'Is Chrome for Testing chosen?'}, then: {title: 'Chrome for Testing', note: 'uses the card of a Linux server'}},
    ]}
    otherwise={{title: 'Chrome Headless Shell', note: 'the default'}}
  />
);

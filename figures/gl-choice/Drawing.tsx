import type {Canvas} from '../kit/canvas';
import {Ladder} from '../kit/Ladder';

export const Drawing = ({width}: Canvas) => (
  <Ladder
    width={width}
    rungs={[
      {ask: {title: 'No WebGL, no large filters?'}, then: {title: 'No value', note: 'nothing to gain', tone: 'soft'}},
      {ask: {title: 'Lambda or Cloud Run?'}, then: {title: 'No value', note: '`swangle` is set', tone: 'soft'}},
      {ask: {title: 'A server without a card?'}, then: {title: 'No value', note: 'if that fails, `swangle`', tone: 'soft'}},
      {ask: {title: 'Linux with a card?'}, then: {title: '`angle-egl`, `vulkan`', note: 'with Chrome for Testing'}},
    ]}
    otherwise={{title: '`angle`', note: 'on a Mac or Windows computer'}}
  />
);

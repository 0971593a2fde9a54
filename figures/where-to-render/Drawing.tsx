import type {Canvas} from '../kit/canvas';
import {Ladder} from '../kit/Ladder';

export const Drawing = ({width}: Canvas) => (
  <Ladder
    width={width}
    rungs={[
      {ask: {title: 'Do users wait, or many come at once?'}, then: {title: 'Lambda', note: 'many functions for one video'}},
      {ask: {title: 'WebGL, 3D or heavy filters?'}, then: {title: 'A machine with a card', note: 'after a measurement'}},
      {ask: {title: 'Long videos, several machines?'}, then: {title: 'Distributed rendering', note: 'a part on each machine'}},
      {ask: {title: 'Google Cloud, renders now and then?'}, then: {title: 'Cloud Run', note: 'one container for each video'}},
      {ask: {title: 'A platform that runs containers?'}, then: {title: 'Docker', note: 'such as Azure, Cloudflare'}},
    ]}
    otherwise={{title: 'Node.js on a server', note: 'one render at a time'}}
  />
);

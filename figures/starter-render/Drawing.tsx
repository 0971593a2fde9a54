import type {Canvas} from '../kit/canvas';
import {Exchange} from '../kit/Exchange';

export const Drawing = ({width}: Canvas) => (
  <Exchange
    width={width}
    parties={['Editor', 'Routes', 'Lambda']}
    messages={[
      {from: 0, to: 1, text: '`POST /api/render`: the state'},
      {from: 1, to: 2, text: 'start a render'},
      {from: 1, to: 0, text: 'started', isDashed: true},
      {from: 0, to: 1, text: '`POST /api/progress`, repeatedly'},
      {from: 1, to: 2, text: 'how far?'},
      {from: 1, to: 0, text: 'the URL of the file', tone: 'green', isDashed: true},
    ]}
  />
);

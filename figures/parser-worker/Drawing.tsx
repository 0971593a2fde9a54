import type {Canvas} from '../kit/canvas';
import {Exchange} from '../kit/Exchange';

export const Drawing = ({width}: Canvas) => (
  <Exchange
    width={width}
    parties={['Page', 'Worker', 'File']}
    messages={[
      {from: 0, to: 1, text: '`parseMediaOnWebWorker()`'},
      {from: 1, to: 2, text: 'requests bytes'},
      {from: 2, to: 1, text: 'bytes', isDashed: true},
      {from: 1, to: 1, text: 'parses'},
      {from: 1, to: 0, text: 'progress', isDashed: true},
      {from: 1, to: 0, text: 'fields', tone: 'green'},
    ]}
  />
);

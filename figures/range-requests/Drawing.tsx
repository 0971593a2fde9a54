import type {Canvas} from '../kit/canvas';
import {Exchange} from '../kit/Exchange';

export const Drawing = ({width}: Canvas) => (
  <Exchange
    width={width}
    parties={['Parser', 'Server']}
    messages={[
      {from: 0, to: 1, text: '`Range: bytes=0-`'},
      {from: 1, to: 0, text: '206, length, first bytes', tone: 'green', isDashed: true},
      {from: 0, to: 0, text: 'the index is further on: ends the request'},
      {from: 0, to: 1, text: '`Range: bytes=4820000-`'},
      {from: 1, to: 0, text: '206, the index', tone: 'green', isDashed: true},
      {from: 0, to: 0, text: 'knows the fields, stops'},
    ]}
  />
);

import type {Canvas} from '../kit/canvas';
import {Exchange} from '../kit/Exchange';

export const Drawing = ({width}: Canvas) => (
  <Exchange
    width={width}
    parties={['Mara', 'AWS STS', 'Lambda']}
    messages={[
      {from: 0, to: 1, text: 'asks for a role'},
      {from: 1, to: 1, text: 'compares with the trust policy'},
      {from: 1, to: 0, text: 'keys for an hour', isDashed: true},
      {from: 0, to: 2, text: 'deploys and renders with these keys', tone: 'green'},
      {from: 2, to: 2, text: 'functions have another role'},
    ]}
  />
);

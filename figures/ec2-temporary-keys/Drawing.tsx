import type {Canvas} from '../kit/canvas';
import {Exchange} from '../kit/Exchange';

export const Drawing = ({width}: Canvas) => (
  <Exchange
    width={width}
    parties={['Your program', 'Metadata service', 'Lambda']}
    messages={[
      {from: 0, to: 1, text: 'which keys?'},
      {from: 1, to: 0, text: 'temporary keys of the role', tone: 'green', isDashed: true},
      {from: 0, to: 2, text: 'start a render, signed with them'},
      {from: 0, to: 1, text: 'before they expire: again'},
      {from: 1, to: 0, text: 'new keys', tone: 'green', isDashed: true},
    ]}
  />
);

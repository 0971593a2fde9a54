import type {Canvas} from '../kit/canvas';
import {Flow} from '../kit/Flow';

export const Drawing = ({width}: Canvas) => (
  <Flow
    width={width}
    columns={3}
    steps={[
      {title: 'Merged props', note: 'default props and input props'},
      {title: '`calculateMetadata()`', note: 'length, size, frame rate, props', tone: 'blue'},
      [{title: 'Tab 1'}, {title: 'Tab 2'}, {title: 'Tab 3'}],
    ]}
  />
);

import type {Canvas} from '../kit/canvas';
import {Flow} from '../kit/Flow';

export const Drawing = ({width}: Canvas) => (
  <Flow
    width={width}
    columns={4}
    steps={[
      {title: 'Props', note: '`src` of a clip'},
      {title: '`parseMedia()`', note: 'reads its header', tone: 'blue'},
      {title: 'Seconds × fps', note: 'rounded down'},
      {title: 'Composition', note: 'as long as the clip', tone: 'green'},
    ]}
  />
);

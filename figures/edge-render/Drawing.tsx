import type {Canvas} from '../kit/canvas';
import {Flow} from '../kit/Flow';

export const Drawing = ({width}: Canvas) => (
  <Flow
    width={width}
    columns={3}
    steps={[
      {title: 'Edge function', note: 'in Deno, without Chrome', tone: 'blue'},
      {title: 'Lambda', note: 'renders with Chrome'},
      {title: 'Bucket', note: 'the video', tone: 'green'},
    ]}
  />
);

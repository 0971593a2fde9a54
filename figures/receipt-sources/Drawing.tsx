import type {Canvas} from '../kit/canvas';
import {Flow} from '../kit/Flow';

export const Drawing = ({width}: Canvas) => (
  <Flow
    width={width}
    columns={3}
    steps={[
      [{title: 'Samples'}, {title: 'Members, flags'}, {title: 'Claims'}, {title: 'First versions'}],
      [{title: 'Compiler'}, {title: 'Types and code'}, {title: 'Probes'}, {title: 'Two releases'}],
      {title: 'Receipt', tone: 'green'},
    ]}
  />
);

import type {Canvas} from '../kit/canvas';
import {Flow} from '../kit/Flow';

export const Drawing = ({width}: Canvas) => (
  <Flow
    width={width}
    columns={3}
    steps={[
      {title: 'Function', note: 'with the AWS layer'},
      {title: 'Insights logs', note: 'needs the role'},
      {title: 'Insights page', note: 'memory, CPU, disk', tone: 'blue'},
    ]}
  />
);

import type {Canvas} from '../kit/canvas';
import {Flow} from '../kit/Flow';

export const Drawing = ({width}: Canvas) => (
  <Flow
    width={width}
    columns={3}
    steps={[
      {title: '`@/theme`', note: 'in an import'},
      [
        {title: 'TypeScript', note: '`paths`'},
        {title: 'Webpack', note: '`resolve.alias`', tone: 'blue'},
      ],
      [
        {title: 'Editor', tone: 'green'},
        {title: 'Studio, renders', tone: 'green'},
      ],
    ]}
  />
);

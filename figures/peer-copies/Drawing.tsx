import type {Canvas} from '../kit/canvas';
import {Trees} from '../kit/Trees';

const used = {title: 'remotion', note: '4.0.332', tone: 'green' as const};

export const Drawing = ({width}: Canvas) => (
  <Trees
    width={width}
    trees={[
      {name: 'Peer dependency', root: {title: 'Project', children: [used, {title: 'Your package', note: 'uses that copy', tone: 'blue'}]}},
      {
        name: 'Normal dependency',
        root: {
          title: 'Project',
          children: [used, {title: 'Your package', tone: 'blue', children: [{title: 'remotion', note: '4.0.331', isDashed: true}]}],
        },
      },
    ]}
  />
);

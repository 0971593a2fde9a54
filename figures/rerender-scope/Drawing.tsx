import type {Canvas} from '../kit/canvas';
import {Trees} from '../kit/Trees';

export const Drawing = ({width}: Canvas) => (
  <Trees
    width={width}
    trees={[
      {
        name: 'The hook in the page',
        root: {
          title: 'Page',
          note: '`usePlayerFrame()`',
          tone: 'blue',
          children: [
            {title: 'Player', tone: 'blue', children: [{title: 'Composition', tone: 'blue'}]},
            {title: 'Label', tone: 'blue'},
          ],
        },
      },
      {
        name: 'The hook in the label',
        root: {
          title: 'Page',
          children: [
            {title: 'Player', children: [{title: 'Composition', tone: 'blue'}]},
            {title: 'Label', note: '`usePlayerFrame()`', tone: 'blue'},
          ],
        },
      },
    ]}
  />
);

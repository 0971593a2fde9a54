import type {Canvas} from '../kit/canvas';
import {Trees} from '../kit/Trees';

export const Drawing = ({width}: Canvas) => (
  <Trees
    width={width}
    trees={[
      {
        name: 'The Player in the page',
        root: {
          title: 'Page',
          tone: 'blue',
          children: [
            {title: 'Button', tone: 'blue'},
            {title: 'Player', note: '`useMemo()`', tone: 'blue', children: [{title: 'Composition', tone: 'blue'}]},
          ],
        },
      },
      {
        name: 'The Player behind `memo()`',
        root: {
          title: 'Page',
          tone: 'blue',
          children: [
            {title: 'Button', tone: 'blue'},
            {title: 'Preview', note: '`memo()`', children: [{title: 'Player', children: [{title: 'Composition'}]}]},
          ],
        },
      },
    ]}
  />
);

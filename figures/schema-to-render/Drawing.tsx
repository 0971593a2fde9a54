import type {Canvas} from '../kit/canvas';
import {Flow} from '../kit/Flow';

export const Drawing = ({width}: Canvas) => (
  <Flow
    width={width}
    columns={3}
    steps={[
      {title: 'Schema', note: '`z.object({…})`', tone: 'blue'},
      [
        {title: 'Type', note: 'of the props, by `z.infer`'},
        {title: 'Form', note: 'in the sidebar of the Studio'},
        {title: 'Check', note: 'before a render starts'},
      ],
      {title: 'Component', note: 'gets props that fit', tone: 'green'},
    ]}
  />
);

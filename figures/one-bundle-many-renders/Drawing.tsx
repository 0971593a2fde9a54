import type {Canvas} from '../kit/canvas';
import {Flow} from '../kit/Flow';

export const Drawing = ({width}: Canvas) => (
  <Flow
    width={width}
    columns={4}
    steps={[
      {title: 'Project', note: 'compositions, default props, `public/`'},
      {title: 'Bundle', tone: 'blue'},
      [
        {title: 'Render', note: 'props for Ada'},
        {title: 'Render', note: 'props for Ben'},
        {title: 'Render', note: 'props for Cleo'},
      ],
      [
        {title: 'ada.mp4', tone: 'green'},
        {title: 'ben.mp4', tone: 'green'},
        {title: 'cleo.mp4', tone: 'green'},
      ],
    ]}
  />
);

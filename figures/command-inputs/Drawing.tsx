import type {Canvas} from '../kit/canvas';
import {Flow} from '../kit/Flow';

export const Drawing = ({width}: Canvas) => (
  <Flow
    width={width}
    columns={3}
    steps={[
      [
        {title: '`.env`', note: 'environment variables'},
        {title: '`remotion.config.ts`', note: 'settings'},
        {title: 'Flags', note: 'win over settings', tone: 'blue'},
      ],
      {title: 'Command', note: 'of `@remotion/cli`'},
      [
        {title: 'Studio', tone: 'green'},
        {title: 'Video or still', tone: 'green'},
        {title: 'Bundle', tone: 'green'},
      ],
    ]}
  />
);

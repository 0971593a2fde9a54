import type {Canvas} from '../kit/canvas';
import {Flow} from '../kit/Flow';

export const Drawing = ({width}: Canvas) => (
  <Flow
    width={width}
    columns={4}
    steps={[
      {title: '`Title.tsx`'},
      {title: 'Babel', note: 'your plugin', tone: 'blue'},
      {title: 'esbuild', note: 'types and JSX'},
      {title: 'Bundle', note: 'for Chrome 85', tone: 'green'},
    ]}
  />
);

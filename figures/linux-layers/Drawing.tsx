import type {Canvas} from '../kit/canvas';
import {Diagram} from '../kit/Diagram';

export const Drawing = ({width}: Canvas) => (
  <Diagram
    width={width}
    gap={40}
    zones={[
      {title: 'Remotion', of: ['browser', 'native']},
      {title: 'Your Linux', of: ['libraries', 'fonts', 'glibc']},
    ]}
    nodes={[
      {id: 'browser', at: [0, 0], phone: [0, 0], title: 'Browser'},
      {id: 'native', at: [2, 0], phone: [1, 0], title: 'Native programs', note: 'FFmpeg, compositor'},
      {id: 'libraries', at: [0, 1], phone: [0, 1], title: 'Libraries', note: 'such as libnss3', tone: 'blue'},
      {id: 'fonts', at: [1, 1], phone: [0, 2], title: 'Fonts', tone: 'blue'},
      {id: 'glibc', at: [2, 1], phone: [1, 1], title: 'glibc', tone: 'blue'},
    ]}
    links={[
      {from: 'browser', to: 'libraries'},
      {from: 'browser', to: 'fonts'},
      {from: 'native', to: 'glibc'},
    ]}
  />
);

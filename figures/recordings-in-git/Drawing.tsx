import type {Canvas} from '../kit/canvas';
import {Diagram} from '../kit/Diagram';

export const Drawing = ({width}: Canvas) => (
  <Diagram
    width={width}
    gap={130}
    nodes={[
      {id: 'code', at: [0, 0], phone: [0, 0], title: 'Code, scenes, captions'},
      {id: 'takes', at: [0, 1], phone: [1, 0], title: 'Recordings', tone: 'blue'},
      {id: 'git', at: [1, 0], phone: [0, 1], title: 'Git repository'},
      {id: 'lfs', at: [1, 1], phone: [1, 1], title: 'LFS storage', note: 'Git has pointers', tone: 'blue'},
      {id: 'backup', at: [1, 2], phone: [1, 2], title: 'Your backup', note: 'Git ignores them', isDashed: true},
    ]}
    links={[
      {from: 'code', to: 'git'},
      {from: 'takes', to: 'lfs', tone: 'blue'},
      {from: 'takes', to: 'backup', isDashed: true},
    ]}
  />
);

import type {Canvas} from '../kit/canvas';
import {Diagram} from '../kit/Diagram';

export const Drawing = ({width}: Canvas) => (
  <Diagram
    width={width}
    gap={76}
    zones={[
      {title: 'your network', of: ['program', 'proxy']},
      {title: 'AWS', of: ['s3', 'lambda']},
    ]}
    nodes={[
      {id: 'program', at: [0, 1], phone: [0, 0], title: 'Your program', note: 'with `requestHandler`', tone: 'blue'},
      {id: 'proxy', at: [1, 0], phone: [1, 1], title: 'Proxy'},
      {id: 's3', at: [2, 0], phone: [1, 2], title: 'S3', note: 'sites, files, progress'},
      {id: 'lambda', at: [2, 1], phone: [0, 2], title: 'Lambda', note: 'starts of renders'},
    ]}
    links={[
      {from: 'program', to: 'proxy', tone: 'blue'},
      {from: 'proxy', to: 's3', tone: 'blue'},
      {from: 'program', to: 'lambda', text: 'directly'},
    ]}
  />
);

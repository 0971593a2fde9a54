import type {Canvas} from '../kit/canvas';
import {Diagram} from '../kit/Diagram';

export const Drawing = ({width}: Canvas) => (
  <Diagram
    width={width}
    gap={60}
    nodes={[
      {id: 'tab', at: [0, 0], phone: [0, 0], title: 'Browser tab'},
      {id: 'studio', at: [0, 1], phone: [1, 0], title: 'Studio', note: 'Ctrl+I'},
      {id: 'page', at: [1, 0], phone: [0, 1], title: '`/ai`', note: 'of this website', tone: 'blue'},
      {id: 'chat', at: [2, 0], phone: [0, 2], title: 'CrawlChat', note: 'what you type'},
      {id: 'others', at: [2, 1], phone: [1, 2], title: 'Assistants', note: 'addresses of pages'},
    ]}
    links={[
      {from: 'tab', to: 'page'},
      {from: 'studio', to: 'page'},
      {from: 'page', to: 'chat', tone: 'blue'},
      {from: 'page', to: 'others', isDashed: true},
    ]}
  />
);

import type {Canvas} from '../kit/canvas';
import {Diagram} from '../kit/Diagram';

export const Drawing = ({width}: Canvas) => (
  <Diagram
    width={width}
    gap={90}
    zones={[{title: 'Your computer', of: ['agent', 'server']}]}
    nodes={[
      {id: 'agent', at: [0, 0], title: 'Agent', note: 'with your project'},
      {id: 'server', at: [1, 0], title: '`@remotion/mcp`', tone: 'blue'},
      {id: 'host', at: [2, 0], title: 'Search', note: 'mcp.remotion.dev'},
    ]}
    links={[
      {from: 'agent', to: 'server', text: 'query', shift: -9, tone: 'blue'},
      {from: 'server', to: 'agent', text: 'text', shift: 9},
      {from: 'server', to: 'host', text: 'query', shift: -9, tone: 'blue'},
      {from: 'host', to: 'server', text: 'text', shift: 9},
    ]}
  />
);

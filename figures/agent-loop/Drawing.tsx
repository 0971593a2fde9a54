import type {Canvas} from '../kit/canvas';
import {Diagram} from '../kit/Diagram';

export const Drawing = ({width}: Canvas) => (
  <Diagram
    width={width}
    gap={96}
    nodes={[
      {id: 'rules', at: [0, 0], phone: [0, 0], title: 'Skill', note: 'the rules'},
      {id: 'docs', at: [0, 1], phone: [1, 0], title: 'Documentation', note: 'each API'},
      {id: 'code', at: [1, 0], phone: [0, 1], title: 'Code', tone: 'blue'},
      {id: 'check', at: [2, 0], phone: [0, 2], title: 'Check', note: 'types, and a still', tone: 'green'},
    ]}
    links={[
      {from: 'rules', to: 'code'},
      {from: 'docs', to: 'code'},
      {from: 'code', to: 'check', text: 'runs', shift: -9, tone: 'blue'},
      {from: 'check', to: 'code', text: 'corrects', shift: 9, tone: 'green'},
    ]}
  />
);

import type {Canvas} from '../kit/canvas';
import {Diagram} from '../kit/Diagram';

export const Drawing = ({width}: Canvas) => (
  <Diagram
    width={width}
    gap={150}
    nodes={[
      {id: 'function', at: [0, 1], phone: [0, 0], title: 'Function', note: 'renders, joins, uploads'},
      {id: 'own', at: [1, 0], phone: [0, 1], title: "Remotion's bucket", note: '`renders/<id>/`'},
      {id: 'other', at: [1, 1], phone: [0, 2], title: 'Another bucket', note: 'in your AWS account', tone: 'blue'},
      {id: 'provider', at: [1, 2], phone: [0, 3], title: 'Another provider', note: 'such as R2, Supabase', tone: 'blue'},
    ]}
    links={[
      {from: 'function', to: 'own', text: 'progress'},
      {from: 'function', to: 'other', text: 'by the role', tone: 'blue'},
      {from: 'function', to: 'provider', text: 'by its own keys', tone: 'blue'},
    ]}
  />
);

import type {Canvas} from '../kit/canvas';
import {Diagram} from '../kit/Diagram';

export const Drawing = ({width}: Canvas) => (
  <Diagram
    width={width}
    gap={150}
    zones={[
      {title: 'your page', of: ['app']},
      {title: 'its iframe', of: ['drawn']},
      {title: 'your page or that of others', of: ['tag']},
      {title: 'embedded page', of: ['embedded']},
    ]}
    nodes={[
      {id: 'app', at: [0, 0], phone: [0, 0], title: 'React app', note: 'state, props, refs', tone: 'blue'},
      {id: 'drawn', at: [1, 0], phone: [0, 1], title: 'Player', note: 'own styles, own fonts'},
      {id: 'tag', at: [0, 1], phone: [0, 2], title: '`<iframe>`'},
      {id: 'embedded', at: [1, 1], phone: [0, 3], title: 'React app, Player', note: 'loaded a second time', tone: 'blue'},
    ]}
    links={[
      {from: 'app', to: 'drawn', text: '`createPortal()`', tone: 'blue'},
      {from: 'tag', to: 'embedded', text: 'URL, messages', tone: 'blue'},
    ]}
  />
);

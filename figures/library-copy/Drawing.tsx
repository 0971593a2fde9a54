import type {Canvas} from '../kit/canvas';
import {Diagram} from '../kit/Diagram';

export const Drawing = ({width}: Canvas) => (
  <Diagram
    width={width}
    gap={150}
    nodes={[
      {id: 'chrome', at: [0, 0], phone: [0, 0], title: 'Chrome', note: 'in the layer'},
      {id: 'librt', at: [0, 1], phone: [1, 0], title: 'librt', note: 'of the new system'},
      {id: 'copy', at: [1, 0], phone: [0, 1], title: 'libpthread', note: 'old copy in the layer', tone: 'blue'},
      {id: 'system', at: [1, 1], phone: [1, 1], title: 'libpthread', note: 'of the new system', isDashed: true},
    ]}
    links={[
      {from: 'chrome', to: 'copy', tone: 'blue'},
      {from: 'librt', to: 'copy', text: 'needs a symbol', tone: 'blue'},
    ]}
  />
);

import type {Canvas} from '../kit/canvas';
import {Diagram} from '../kit/Diagram';

export const Drawing = ({width}: Canvas) => (
  <Diagram
    width={width}
    gap={110}
    zones={[{title: '`EditorState`', of: ['video', 'moment']}]}
    nodes={[
      {id: 'video', at: [0, 1], phone: [0, 0], title: '`undoableState`', note: 'tracks, items, assets, size', tone: 'blue'},
      {id: 'moment', at: [0, 2], phone: [0, 1], title: 'The moment', note: 'selection, loop, progress'},
      {id: 'undo', at: [1, 0], phone: [0, 2], title: 'Undo stack'},
      {id: 'save', at: [1, 1], phone: [0, 3], title: 'Save'},
      {id: 'render', at: [1, 2], phone: [0, 4], title: 'Render'},
    ]}
    links={[
      {from: 'video', to: 'undo', tone: 'blue'},
      {from: 'video', to: 'save', tone: 'blue'},
      {from: 'video', to: 'render', tone: 'blue'},
    ]}
  />
);

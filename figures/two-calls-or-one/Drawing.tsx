import type {Canvas} from '../kit/canvas';
import {Diagram} from '../kit/Diagram';

export const Drawing = ({width}: Canvas) => (
  <Diagram
    width={width}
    gap={26}
    zones={[
      {title: 'Versions 1 and 2', of: ['frames', 'folder', 'stitch']},
      {title: 'Version 4', of: ['media', 'video']},
    ]}
    nodes={[
      {id: 'frames', at: [0, 0], phone: [0, 0], title: '`renderFrames()`'},
      {id: 'folder', at: [1, 0], phone: [0, 1], title: 'Folder', note: 'an image per frame'},
      {id: 'stitch', at: [2, 0], phone: [0, 2], title: '`stitchFramesToVideo()`'},
      {id: 'media', at: [0, 1], phone: [0, 3], title: '`renderMedia()`', tone: 'blue'},
      {id: 'video', at: [1, 1], phone: [0, 4], title: 'Video', tone: 'green'},
    ]}
    links={[
      {from: 'frames', to: 'folder'},
      {from: 'folder', to: 'stitch'},
      {from: 'media', to: 'video', tone: 'blue'},
    ]}
  />
);

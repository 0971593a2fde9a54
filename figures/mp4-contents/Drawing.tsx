import type {Canvas} from '../kit/canvas';
import {Diagram} from '../kit/Diagram';

export const Drawing = ({width}: Canvas) => (
  <Diagram
    width={width}
    gap={140}
    zones={[{title: 'lecture-with-cover.mp4', of: ['streams', 'tags', 'cover']}]}
    nodes={[
      {id: 'render', at: [0, 0], phone: [0, 0], title: 'Render'},
      {id: 'still', at: [0, 2], phone: [1, 0], title: 'FFmpeg', note: '`cover.jpg`'},
      {id: 'streams', at: [1, 0], phone: [0, 1], title: 'Video and audio'},
      {id: 'tags', at: [1, 1], phone: [0, 2], title: 'Tags', note: 'title, artist, comment'},
      {id: 'cover', at: [1, 2], phone: [1, 1], title: 'Cover', note: 'attached picture', tone: 'blue'},
    ]}
    links={[
      {from: 'render', to: 'streams'},
      {from: 'render', to: 'tags'},
      {from: 'still', to: 'cover', tone: 'blue'},
    ]}
  />
);

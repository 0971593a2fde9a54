import type {Canvas} from '../kit/canvas';
import {Diagram} from '../kit/Diagram';

export const Drawing = ({width}: Canvas) => (
  <Diagram
    width={width}
    gap={84}
    nodes={[
      {id: 'editor', at: [0, 1], phone: [0, 0], title: 'Editor', note: 'in the browser'},
      {id: 'server', at: [1, 1], phone: [0, 1], title: 'Your server', note: 'with the keys', tone: 'blue'},
      {id: 's3', at: [2, 0], phone: [0, 2], title: 'S3'},
      {id: 'openai', at: [2, 1], phone: [0, 3], title: 'OpenAI'},
      {id: 'fonts', at: [2, 2], phone: [0, 4], title: 'Font metadata'},
      {id: 'lambda', at: [2, 3], phone: [0, 5], title: 'Lambda'},
    ]}
    links={[
      {from: 'editor', to: 'server', text: '`/api/…`', tone: 'blue'},
      {from: 'server', to: 's3', text: 'upload'},
      {from: 'server', to: 'openai', text: 'captions'},
      {from: 'server', to: 'fonts', text: 'font'},
      {from: 'server', to: 'lambda', text: 'render'},
    ]}
  />
);

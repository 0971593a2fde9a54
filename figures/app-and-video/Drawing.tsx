import type {Canvas} from '../kit/canvas';
import {Diagram} from '../kit/Diagram';

export const Drawing = ({width}: Canvas) => (
  <Diagram
    width={width}
    gap={120}
    zones={[{title: 'React Native app', of: ['video', 'view', 'code']}]}
    nodes={[
      {id: 'backend', at: [0, 0], phone: [0, 0], title: 'Your backend', note: 'renders a file'},
      {id: 'page', at: [0, 1], phone: [0, 1], title: 'Web page', note: 'with a Player'},
      {id: 'functions', at: [0, 2], phone: [0, 2], title: 'Functions', note: 'without a browser'},
      {id: 'video', at: [1, 0], phone: [1, 0], title: 'Video component', tone: 'blue'},
      {id: 'view', at: [1, 1], phone: [1, 1], title: 'Web view', tone: 'blue'},
      {id: 'code', at: [1, 2], phone: [1, 2], title: 'Your code', tone: 'blue'},
    ]}
    links={[
      {from: 'backend', to: 'video'},
      {from: 'page', to: 'view'},
      {from: 'functions', to: 'code'},
    ]}
  />
);

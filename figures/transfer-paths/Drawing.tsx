import type {Canvas} from '../kit/canvas';
import {Diagram} from '../kit/Diagram';

export const Drawing = ({width}: Canvas) => (
  <Diagram
    width={width}
    gap={82}
    nodes={[
      {id: 'media', at: [0, 0], title: 'Source', note: '800 MB'},
      {id: 'functions', at: [1, 0], title: '150 functions', note: 'each needs all of it', tone: 'blue'},
      {id: 'bucket', at: [2, 0], title: 'Bucket', note: 'the finished file'},
      {id: 'viewers', at: [3, 0], title: 'Viewers'},
    ]}
    links={[
      {from: 'media', to: 'functions', text: '120 GB', tone: 'blue'},
      {from: 'functions', to: 'bucket', text: 'once'},
      {from: 'bucket', to: 'viewers', text: 'with each view'},
    ]}
  />
);

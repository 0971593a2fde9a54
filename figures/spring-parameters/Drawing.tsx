import {spring, type SpringConfig} from 'remotion';
import type {Canvas} from '../kit/canvas';
import {Panels} from '../kit/Chart';
import type {Series} from '../kit/Plot';

const curve = (text: string, config: Partial<SpringConfig>, tone: Series['tone']): Series => ({text, value: (frame) => spring({frame, fps: 30, config}), tone});

export const Drawing = ({width}: Canvas) => (
  <Panels
    width={width}
    columns={3}
    x={[0, 45]}
    y={[0, 1.6]}
    xTicks={[0, 15, 30, 45]}
    yTicks={[0, 1]}
    panels={[
      {title: 'damping', series: [curve('20', {damping: 20}, 'soft'), curve('5', {damping: 5}, 'blue')]},
      {title: 'mass', series: [curve('0.5', {mass: 0.5}, 'soft'), curve('3', {mass: 3}, 'blue')]},
      {title: 'stiffness', series: [curve('40', {stiffness: 40}, 'soft'), curve('300', {stiffness: 300}, 'blue')]},
    ]}
  />
);

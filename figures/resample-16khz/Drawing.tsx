import {Panels} from '../kit/Chart';
import {isNarrow, type Canvas} from '../kit/canvas';

const MS = 0.5;
const wave = (ms: number) => Math.sin((ms / 1000) * 2500 * 2 * Math.PI);

const samples = (perSecond: number) =>
  Array.from({length: Math.round((MS / 1000) * perSecond) + 1}, (_, index) => (index * 1000) / perSecond).map((x) => ({x, y: wave(x)}));

export const Drawing = ({width}: Canvas) => (
  <Panels
    width={width}
    columns={isNarrow(width) ? 1 : 2}
    height={90}
    x={[0, MS]}
    y={[-1.15, 1.15]}
    xTicks={[0.1, 0.25, 0.4]}
    xText={(ms) => `${ms} ms`}
    panels={[48000, 16000].map((perSecond) => ({
      title: `${perSecond / 1000} kHz`,
      series: [{value: wave, tone: 'soft' as const, isThin: true}],
      dots: samples(perSecond),
    }))}
  />
);

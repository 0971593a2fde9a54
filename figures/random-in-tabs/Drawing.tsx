import {random} from 'remotion';
import type {Canvas} from '../kit/canvas';
import {Frames} from '../kit/Frames';

const star = (seed: string) => <circle cx={14 + random(`${seed}-x`) * 132} cy={14 + random(`${seed}-y`) * 62} r={8} fill="var(--accent)" />;

export const Drawing = ({width}: Canvas) => (
  <Frames
    width={width}
    columns={4}
    perRowOnPhone={4}
    frames={[0, 1, 2, 3, 4, 5, 6, 7].map((index) => ({text: `${index % 4}`, picture: star(index < 4 ? `another-${index}` : 'star-7')}))}
  />
);

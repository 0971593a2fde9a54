import type {Canvas} from '../kit/canvas';
import {Frames} from '../kit/Frames';
import {Label} from '../kit/Label';

const Hills = () => (
  <>
    <circle cx={118} cy={30} r={11} fill="var(--control)" fillOpacity={0.4} />
    <path d="M0 78L46 42L82 66L116 46L160 76V90H0Z" fill="var(--control)" fillOpacity={0.4} />
  </>
);

export const Drawing = ({width}: Canvas) => (
  <Frames
    width={width}
    perRowOnPhone={2}
    frames={[
      {
        text: 'burned in',
        picture: (
          <>
            <Hills />
            <Label x={12} y={30} size={15} tone="blue" isBold>
              {'Red buoys\nto starboard'}
            </Label>
          </>
        ),
      },
      {
        text: 'file, on',
        picture: (
          <>
            <Hills />
            <rect x={22} y={68} width={116} height={16} fill="var(--ink)" />
            <path d="M30 76h34M70 76h20M96 76h34" stroke="var(--paper)" strokeWidth={3} />
          </>
        ),
      },
      {text: 'file, off', picture: <Hills />},
    ]}
  />
);

import {
  AbsoluteFill,
  interpolate,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export const Ticket = ({
  name = 'Ada Moreau',
  seat = '14C',
  gate = 'B7',
  color = '#0b62d6',
}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const printed = spring({frame, fps, config: {damping: 200}});
  const torn = interpolate(frame, [56, 66], [0, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill style={{background: color, color: '#15171c'}}>
      <div
        style={{
          position: 'absolute',
          inset: '130px 90px',
          display: 'flex',
          translate: `0 ${(1 - printed) * 640}px`,
        }}
      >
        <div style={{flex: 1, padding: '48px 56px', background: '#fbfaf7'}}>
          <Field label="Passenger" value={name} size={118} />
        </div>
        <div
          style={{
            width: 330,
            padding: '48px 56px',
            boxSizing: 'border-box',
            display: 'flex',
            flexDirection: 'column',
            justifyContent: 'space-between',
            background: '#fbfaf7',
            borderLeft: `8px dotted ${color}`,
            transformOrigin: '0 100%',
            rotate: `${torn * 4}deg`,
            translate: `${torn * 22}px`,
          }}
        >
          <Field label="Seat" value={seat} size={96} />
          <Field label="Gate" value={gate} size={96} />
        </div>
      </div>
    </AbsoluteFill>
  );
};

type FieldProps = {label: string; value: string; size: number};

const Field = ({label, value, size}: FieldProps) => (
  <div>
    <div style={{fontSize: 40, color: '#4a4d55'}}>{label}</div>
    <div style={{fontSize: size, fontWeight: 650, lineHeight: 1.1}}>
      {value}
    </div>
  </div>
);

import {
  AbsoluteFill,
  Easing,
  interpolate,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

type Props = {seconds?: number; color?: string};

export const CssKeyframes = ({seconds = 2, color = '#0b62d6'}: Props) => {
  const {fps} = useVideoConfig();
  const time = useCurrentFrame() / fps / seconds;
  const there = time % 1;
  const alternate = 1 - Math.abs(1 - (time % 2));
  const ease = Easing.bezier(0.42, 0, 0.58, 1);
  const rows = [
    {name: 'linear', x: there},
    {name: 'ease-in-out', x: ease(there)},
    {name: 'alternate', x: ease(alternate)},
    {name: 'steps(6)', x: Math.floor(there * 6) / 6},
    {
      name: '0, 30, 70, 100 %',
      x: interpolate(there, [0, 0.3, 0.7, 1], [0, 0.75, 0.75, 1]),
    },
  ];

  return (
    <AbsoluteFill
      style={{background: '#fbfaf7', color: '#15171c', padding: '28px 72px'}}
    >
      {rows.map(({name, x}) => (
        <div
          key={name}
          style={{display: 'flex', alignItems: 'center', flex: 1, fontSize: 48}}
        >
          <div style={{width: 400, whiteSpace: 'pre'}}>{name}</div>
          <div style={{flex: 1, height: 6, background: '#c9dcf6'}}>
            <div
              style={{
                width: 88,
                height: 88,
                borderRadius: 24,
                background: color,
                position: 'relative',
                top: -41,
                left: `calc((100% - 88px) * ${x})`,
              }}
            />
          </div>
        </div>
      ))}
    </AbsoluteFill>
  );
};

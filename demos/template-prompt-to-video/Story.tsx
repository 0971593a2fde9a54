import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

export const Story = ({
  prompt = 'A lighthouse that collects lost letters',
  light = '#ffd9a0',
  zoom = 14,
}) => {
  const frame = useCurrentFrame();
  const rise = interpolate(frame, [46, 66, 164, 179], [0, 1, 1, 0], {
    ...clamp,
    easing: Easing.inOut(Easing.poly(3)),
  });
  const second = interpolate(frame, [108, 122], [0, 1], clamp);
  const near = 1 + (zoom / 100) * (((frame - 56) % 64) / 64);

  return (
    <AbsoluteFill style={{background: '#fbfaf7', color: '#15171c'}}>
      <Prompt text={prompt} />
      <AbsoluteFill
        style={{
          background: '#0f1115',
          clipPath: `inset(${(1 - rise) * 100}% 0 0)`,
        }}
      >
        <AbsoluteFill
          style={{scale: frame < 56 ? 1 : near, transformOrigin: '50% 40%'}}
        >
          <Sea light={light} />
          {second > 0 ? <Letters shown={second} /> : null}
        </AbsoluteFill>
        <div
          style={{
            position: 'absolute',
            left: 90,
            right: 90,
            bottom: 190,
            textAlign: 'center',
            fontSize: 92,
            fontWeight: 650,
            color: '#fbfaf7',
          }}
        >
          {frame < 112
            ? 'Every night it swept the sea.'
            : 'Every morning there was post.'}
        </div>
      </AbsoluteFill>
    </AbsoluteFill>
  );
};

const clamp = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;

const Prompt = ({text}: {text: string}) => {
  const frame = useCurrentFrame();
  const letters = Math.floor(
    interpolate(frame, [4, 36], [0, text.length], clamp),
  );

  return (
    <div style={{position: 'absolute', left: 90, right: 90, top: 560}}>
      <div style={{fontSize: 52, color: '#4a4d55'}}>Prompt</div>
      <div
        style={{
          height: 560,
          marginTop: 28,
          paddingLeft: 44,
          borderLeft: '10px solid #e5482d',
          fontSize: 128,
          fontWeight: 650,
          lineHeight: 1.06,
        }}
      >
        {text.slice(0, letters)}
        <span style={{opacity: frame % 16 < 9 ? 1 : 0, color: '#e5482d'}}>
          |
        </span>
      </div>
    </div>
  );
};

/** The first drawing: a lighthouse at night, whose light turns. */
const Sea = ({light}: {light: string}) => {
  const frame = useCurrentFrame();
  const turn = Math.cos((frame / 60) * Math.PI * 2);
  const reach = 900 * turn;
  const swell = Math.sin((frame / 60) * Math.PI * 2) * 14;

  return (
    <svg viewBox="0 0 1080 1920" style={{position: 'absolute'}}>
      <path d="M0 0H1080V1920H0Z" fill="#16233a" />
      {stars.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r={5} fill="#dfeafa" />
      ))}
      <path
        d={`M540 560L${540 + reach} ${430 - 60}V${690 + 60}Z`}
        fill={light}
        opacity={0.25 + 0.5 * Math.abs(turn)}
      />
      <path d="M470 1160L500 630H580L610 1160Z" fill="#fbfaf7" />
      <path
        d="M492 770L498 670H582L588 770ZM478 1010L486 880H594L602 1010Z"
        fill="#e5482d"
      />
      <path d="M486 630V608H594V630ZM500 500H580L540 440Z" fill="#e5482d" />
      <path d="M512 500H568V608H512Z" fill={light} />
      <path d="M300 1200C380 1120 700 1120 790 1200Z" fill="#0f1115" />
      {[0, 1, 2].map((row) => (
        <path
          key={row}
          d={waves(1180 + row * 130 + swell * (row % 2 ? -1 : 1), row)}
          fill={['#1d4f93', '#17407a', '#123360'][row]}
        />
      ))}
    </svg>
  );
};

const stars = [
  [120, 240],
  [260, 520],
  [410, 180],
  [690, 300],
  [830, 160],
  [960, 420],
  [180, 820],
  [900, 760],
];

const waves = (y: number, shift: number) =>
  `M-120 1920V${y}` +
  Array.from({length: 8}, () => `q82 ${shift % 2 ? 60 : -60} 165 0`).join('') +
  'V1920Z';

/** The second drawing: letters that come flying. */
const Letters = ({shown}: {shown: number}) => {
  const frame = useCurrentFrame();

  return (
    <svg viewBox="0 0 1080 1920" style={{position: 'absolute', opacity: shown}}>
      {[0, 1, 2, 3, 4].map((letter) => (
        <g
          key={letter}
          transform={`translate(${170 + ((letter * 397) % 800)} ${1700 - (frame - 108) * (9 + letter * 2) - letter * 130}) rotate(${Math.sin(frame / 14 + letter) * 16})`}
        >
          <path d="M-80 -52H80V52H-80Z" fill="#fbfaf7" />
          <path
            d="M-80 -52L0 14L80 -52"
            fill="none"
            stroke="#e5482d"
            strokeWidth={8}
          />
        </g>
      ))}
    </svg>
  );
};

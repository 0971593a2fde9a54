import {AbsoluteFill, random, useCurrentFrame} from 'remotion';

export const RandomVsMathRandom = ({seed = 'Ghent', dots = 60, size = 36}) => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill style={{background: '#fbfaf7'}}>
      <Panel
        left={72}
        title={`random('${seed}-…')`}
        color="#0b62d6"
        dots={dots}
        size={size}
        pick={(name) => random(`${seed}-${name}`)}
      />
      {/* A seed with the frame in it flickers as Math.random() does. */}
      <Panel
        left={664}
        title="Math.random()"
        color="#e5482d"
        dots={dots}
        size={size}
        pick={(name) => random(`${frame}-${name}`)}
      />
    </AbsoluteFill>
  );
};

type PanelProps = {
  left: number;
  title: string;
  color: string;
  dots: number;
  size: number;
  pick: (name: string) => number;
};

const Panel = ({left, title, color, dots, size, pick}: PanelProps) => {
  const frame = useCurrentFrame();

  return (
    <svg
      viewBox="0 0 544 576"
      style={{position: 'absolute', left, top: 72, width: 544}}
      fill={color}
    >
      <rect width={544} height={476} rx={12} fill="#efece4" />
      {Array.from({length: dots}, (_, dot) => (
        <circle
          key={dot}
          cx={size + pick(`x-${dot}`) * (544 - 2 * size)}
          cy={size + pick(`y-${dot}`) * (476 - 2 * size)}
          r={(0.25 + pick(`size-${dot}`) * 0.75) * size}
          fillOpacity={0.75}
        />
      ))}
      <text y={552} fontSize={46} fontWeight={550}>
        {title}
      </text>
      <text
        x={544}
        y={552}
        fontSize={46}
        textAnchor="end"
        fill="#4a4d55"
        style={{fontVariantNumeric: 'tabular-nums'}}
      >
        {frame}
      </text>
    </svg>
  );
};

import React, {type ReactNode} from 'react';

export type Canvas = {
  width: number;
  height: number;
  ink: string;
  accent: string;
  /** Random numbers from 0 to 1, in the same sequence for the same entry. */
  random: () => number;
};

type Motif = (canvas: Canvas) => ReactNode;

const times = (count: number) => Array.from({length: count}, (_, index) => index);

/** Lines of code, one of them highlighted. */
const code: Motif = ({width, height, ink, accent, random}) =>
  times(7).map((line) => (
    <path
      key={line}
      d={`M${width * (0.12 + [0, 0.07, 0.07, 0.14, 0.14, 0.07, 0][line]!)} ${height * (0.2 + line * 0.1)}h${width * (0.16 + random() * 0.4)}`}
      stroke={line === 3 ? accent : ink}
      strokeOpacity={line === 3 ? 1 : 0.35 + random() * 0.5}
      strokeWidth={height * 0.04}
      strokeLinecap="round"
    />
  ));

/** Columns of different heights on a baseline. */
const columns: Motif = ({width, height, ink, accent, random}) => {
  const highest = Math.floor(random() * 9);
  return (
    <>
      {times(9).map((column) => {
        const tall = column === highest ? 0.58 : 0.12 + random() * 0.38;
        return (
          <rect
            key={column}
            x={width * (0.14 + column * 0.082)}
            y={height * (0.8 - tall)}
            width={width * 0.056}
            height={height * tall}
            fill={column === highest ? accent : ink}
          />
        );
      })}
      <path d={`M${width * 0.1} ${height * 0.8}H${width * 0.9}`} stroke={ink} strokeOpacity={0.5} />
    </>
  );
};

/** A lake's contour lines, with a place marked. */
const map: Motif = ({width, height, ink, accent, random}) => {
  const [x, y] = [width * (0.35 + random() * 0.3), height * (0.45 + random() * 0.2)];
  const bends = times(3).map(() => ({size: 0.06 + random() * 0.1, phase: random() * 6}));
  const contour = (radius: number) =>
    times(61)
      .map((step) => {
        const angle = (step / 60) * Math.PI * 2;
        const bent = radius * bends.reduce((sum, {size, phase}, bend) => sum + size * Math.sin(angle * (bend + 2) + phase), 1);
        return `${step === 0 ? 'M' : 'L'}${(x + Math.cos(angle) * bent * 1.3).toFixed(1)} ${(y + Math.sin(angle) * bent).toFixed(1)}`;
      })
      .join('');
  return (
    <>
      {times(8).map((line) => (
        <path key={line} d={contour(height * (0.1 + line * 0.13))} stroke={ink} strokeOpacity={0.75 - line * 0.06} strokeWidth={1.5} />
      ))}
      <path d={`M${x} ${y}c-5 -9 -11 -13 -11 -21a11 11 0 0 1 22 0c0 8 -6 12 -11 21Z`} fill={accent} />
    </>
  );
};

/** A spectrum, mirrored about its centre. */
const sound: Motif = ({width, height, ink, accent, random}) =>
  times(27).map((line) => {
    const bell = Math.sin(((line + 0.5) / 27) * Math.PI);
    const tall = height * (0.04 + 0.34 * bell * (0.3 + random() * 0.7));
    return (
      <path
        key={line}
        d={`M${width * (0.1 + line * 0.0308)} ${height * 0.5 - tall}v${tall * 2}`}
        stroke={line < 11 ? accent : ink}
        strokeWidth={width * 0.014}
        strokeLinecap="round"
      />
    );
  });

/** A portrait clip with a caption, one word of it highlighted. */
const captions: Motif = ({width, height, ink, accent}) => (
  <>
    <rect x={width / 2 - height * 0.23} y={height * 0.1} width={height * 0.46} height={height * 0.8} rx={8} stroke={ink} strokeWidth={2} />
    <circle cx={width / 2} cy={height * 0.34} r={height * 0.09} fill={ink} fillOpacity={0.35} />
    <path d={`M${width / 2 - height * 0.16} ${height * 0.66}a${height * 0.16} ${height * 0.18} 0 0 1 ${height * 0.32} 0Z`} fill={ink} fillOpacity={0.35} />
    {[-0.42, -0.06, 0.26].map((left, word) => (
      <rect
        key={left}
        x={width / 2 + left * height}
        y={height * 0.68}
        width={height * (word === 1 ? 0.28 : 0.32)}
        height={height * 0.12}
        rx={4}
        fill={word === 1 ? accent : ink}
      />
    ))}
  </>
);

/** Frames one behind another, from a storyboard to a film. */
const story: Motif = ({width, height, ink, accent, random}) =>
  times(4).map((frame) => {
    const [x, y] = [width * (0.16 + frame * 0.13), height * (0.2 + frame * 0.07)];
    const isLast = frame === 3;
    return (
      <g key={frame} strokeWidth={1.5} stroke={ink} strokeOpacity={isLast ? 1 : 0.3 + frame * 0.15}>
        <rect x={x} y={y} width={width * 0.3} height={height * 0.4} rx={4} fill={isLast ? ink : 'none'} />
        {isLast && <circle cx={x + width * (0.08 + random() * 0.12)} cy={y + height * 0.2} r={height * 0.1} fill={accent} stroke="none" />}
      </g>
    );
  });

/** A window, the part that is zoomed in on, and the pointer. */
const screen: Motif = ({width, height, ink, accent, random}) => {
  const [x, y] = [width * (0.3 + random() * 0.22), height * (0.34 + random() * 0.16)];
  return (
    <>
      <rect x={width * 0.14} y={height * 0.16} width={width * 0.72} height={height * 0.68} rx={6} stroke={ink} strokeWidth={2} />
      <path d={`M${width * 0.14} ${height * 0.28}H${width * 0.86}`} stroke={ink} strokeOpacity={0.5} />
      {times(3).map((dot) => (
        <circle key={dot} cx={width * (0.18 + dot * 0.035)} cy={height * 0.22} r={height * 0.02} fill={ink} />
      ))}
      <rect x={x} y={y} width={width * 0.26} height={height * 0.26} stroke={accent} strokeWidth={3} />
      <path d="M0 0V20L5 15.500L8.500 23L12.500 21L9 14H16Z" fill={ink} transform={`translate(${x + width * 0.26 - 6} ${y + height * 0.26 - 6})`} />
    </>
  );
};

/** Lines that flow side by side. */
const flow: Motif = ({width, height, ink, accent, random}) => {
  const [phase, swing] = [random() * 6, 0.14 + random() * 0.08];
  return times(13).map((line) => (
    <path
      key={line}
      d={times(33)
        .map((step) => {
          const x = (step / 32) * width;
          const y = height * (0.14 + line * 0.06 + swing * Math.sin((step / 32) * 6 + phase + line * 0.16) * (0.4 + line * 0.05));
          return `${step === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
        })
        .join('')}
      stroke={line === 6 ? accent : ink}
      strokeOpacity={line === 6 ? 1 : 0.6}
      strokeWidth={line === 6 ? 3 : 1.5}
    />
  ));
};

/** Steps that lead from one to two others. */
const steps: Motif = ({width, height, ink, accent}) => (
  <>
    <path
      d={`M${width * 0.3} ${height * 0.5}C${width * 0.45} ${height * 0.5} ${width * 0.45} ${height * 0.28} ${width * 0.6} ${height * 0.28}M${width * 0.3} ${height * 0.5}C${width * 0.45} ${height * 0.5} ${width * 0.45} ${height * 0.72} ${width * 0.6} ${height * 0.72}`}
      stroke={ink}
      strokeWidth={2}
    />
    {(
      [
        [0.14, 0.5],
        [0.6, 0.28],
        [0.6, 0.72],
      ] as const
    ).map(([x, y], step) => (
      <rect
        key={y}
        x={width * x}
        y={height * (y - 0.12)}
        width={width * 0.22}
        height={height * 0.24}
        rx={6}
        fill={step === 1 ? accent : ink}
        fillOpacity={step === 1 ? 1 : 0.85}
      />
    ))}
  </>
);

/** A year of days, the busy ones darker. */
const year: Motif = ({width, height, ink, accent, random}) => {
  const size = width * 0.052;
  const left = width * 0.5 - size * 6.5;
  return times(70).map((day) => {
    const level = random();
    return (
      <rect
        key={day}
        x={left + (day % 10) * size * 1.3}
        y={height * 0.5 - size * 4.5 + Math.floor(day / 10) * size * 1.3}
        width={size}
        height={size}
        rx={1.5}
        fill={level > 0.9 ? accent : ink}
        fillOpacity={level > 0.9 ? 1 : 0.15 + level * 0.8}
      />
    );
  });
};

/** The sun behind a cloud, and rain. */
const weather: Motif = ({width, height, ink, accent}) => {
  const unit = Math.min(width, height * 0.7);
  const [x, y] = [width / 2, height * 0.42];
  return (
    <>
      <circle cx={x + unit * 0.18} cy={y - unit * 0.14} r={unit * 0.2} fill={accent} />
      <path
        d={`M${x - unit * 0.3} ${y + unit * 0.16}a${unit * 0.15} ${unit * 0.15} 0 0 1 ${unit * 0.06} ${-unit * 0.28}a${unit * 0.21} ${unit * 0.21} 0 0 1 ${unit * 0.38} ${unit * 0.04}a${unit * 0.12} ${unit * 0.12} 0 0 1 ${unit * 0.04} ${unit * 0.24}Z`}
        fill={ink}
      />
      {[-0.22, -0.06, 0.1].map((left) => (
        <path key={left} d={`M${x + unit * left} ${y + unit * 0.26}l${-unit * 0.05} ${unit * 0.18}`} stroke={ink} strokeWidth={3} strokeLinecap="round" />
      ))}
    </>
  );
};

/** A lesson: a board with a line that is explained, and chapters below. */
const lesson: Motif = ({width, height, ink, accent, random}) => (
  <>
    <path
      d={`M${width * 0.18} ${height * 0.6}C${width * 0.34} ${height * (0.1 + random() * 0.2)} ${width * 0.56} ${height * 0.74} ${width * 0.82} ${height * 0.24}`}
      stroke={ink}
      strokeWidth={3}
    />
    <circle cx={width * 0.82} cy={height * 0.24} r={7} fill={accent} />
    {times(5).map((chapter) => (
      <path
        key={chapter}
        d={`M${width * (0.18 + chapter * 0.13)} ${height * 0.8}h${width * 0.115}`}
        stroke={chapter === 2 ? accent : ink}
        strokeOpacity={chapter > 2 ? 0.35 : 1}
        strokeWidth={5}
      />
    ))}
  </>
);

/** Goods in a row, one on offer. */
const goods: Motif = ({width, height, ink, accent, random}) => {
  const offer = Math.floor(random() * 3);
  return times(3).map((item) => (
    <g key={item} transform={`translate(${width * (0.14 + item * 0.25)} ${height * (item === offer ? 0.2 : 0.26)})`}>
      <rect width={width * 0.22} height={height * 0.48} rx={6} fill={item === offer ? accent : ink} fillOpacity={item === offer ? 1 : 0.85} />
      <path d={`M0 ${height * 0.58}h${width * 0.15}`} stroke={ink} strokeWidth={4} />
    </g>
  ));
};

/** What to draw for each tag; if an entry has several of these, the one listed first here is used. */
export const MOTIFS: Record<string, Motif> = {
  code,
  weather,
  map,
  'data visualization': columns,
  music: sound,
  captions,
  'year-in-review': year,
  'AI video': story,
  screencast: screen,
  backgrounds: flow,
  explainer: steps,
  'product demo': screen,
  education: lesson,
  advertising: goods,
};

/** For tags that have no motif yet. */
export const ANY: Motif = story;

import React from 'react';
import {times, type Motif} from './canvas';

/** Lines of code, one of them highlighted. */
export const code: Motif = ({width, height, ink, accent, random}) =>
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

/** A portrait clip with a caption, one word of it highlighted. */
export const captions: Motif = ({width, height, ink, accent}) => (
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
export const story: Motif = ({width, height, ink, accent, random}) =>
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
export const screen: Motif = ({width, height, ink, accent, random}) => {
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
export const flow: Motif = ({width, height, ink, accent, random}) => {
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

/** A lesson: a board with a line that is explained, and chapters below. */
export const lesson: Motif = ({width, height, ink, accent, random}) => (
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
export const goods: Motif = ({width, height, ink, accent, random}) => {
  const offer = Math.floor(random() * 3);
  return times(3).map((item) => (
    <g key={item} transform={`translate(${width * (0.14 + item * 0.25)} ${height * (item === offer ? 0.2 : 0.26)})`}>
      <rect width={width * 0.22} height={height * 0.48} rx={6} fill={item === offer ? accent : ink} fillOpacity={item === offer ? 1 : 0.85} />
      <path d={`M0 ${height * 0.58}h${width * 0.15}`} stroke={ink} strokeWidth={4} />
    </g>
  ));
};

import React from 'react';
import {times, type Motif} from './canvas';

/** Columns of different heights on a baseline. */
export const columns: Motif = ({width, height, ink, accent, random}) => {
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
export const map: Motif = ({width, height, ink, accent, random}) => {
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

/** A spectrum, mirrored about its center. */
export const sound: Motif = ({width, height, ink, accent, random}) =>
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

/** A year of days, the busy ones darker. */
export const year: Motif = ({width, height, ink, accent, random}) => {
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
export const weather: Motif = ({width, height, ink, accent}) => {
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

/** Steps that lead from one to two others. */
export const steps: Motif = ({width, height, ink, accent}) => (
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

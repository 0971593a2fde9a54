import {thousands} from '@site/src/lib/thousands';

/** A whole number with commas. */
export const number = (value: number): string => thousands(Math.round(value));

/** Amounts below ten dollars with cents. */
export const dollars = (value: number): string => `$${value < 10 ? value.toFixed(2) : number(value)}`;

/** 13.25 → "13 s", 93 → "1 min 33 s". */
export function time(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 60) return `${seconds < 10 ? seconds.toFixed(1) : whole} s`;
  if (whole >= 7200) return hours(seconds / 3600);
  const rest = whole % 60;
  return `${number(Math.floor(whole / 60))} min${rest > 0 ? ` ${rest} s` : ''}`;
}

/** 0.6 → "36 min", 6.62 → "6.6 hours". */
export function hours(value: number): string {
  if (value < 1 / 60) return time(value * 3600);
  if (value < 1.5) return `${Math.round(value * 60)} min`;
  return `${value < 100 ? value.toFixed(1) : number(value)} hours`;
}

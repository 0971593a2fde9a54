import type {DemoCard} from '@site/core/demos/types';
import type {Values} from '@site/demos/lib/controls';
import {parseValue} from './values';

/** What a URL says about a demo. Anything it omits or gets wrong keeps its default. */
export type UrlState = {frame?: number; values: Values};

type Described = Pick<DemoCard, 'id' | 'controls' | 'durationInFrames'>;

/** Reads a demo's state from a query such as `?demo=spring&frame=42&damping=20`; undefined when the query names no demo or another one. */
export function readState(search: string, {id, controls, durationInFrames}: Described): UrlState | undefined {
  const query = new URLSearchParams(search);
  if (query.get('demo') !== id) return undefined;
  const values: Values = {};
  for (const control of controls) {
    const text = query.get(control.name);
    const value = text === null ? undefined : parseValue(control, text);
    if (value !== undefined) values[control.name] = value;
  }
  const frame = /^\d+$/.test(query.get('frame') ?? '') ? Number(query.get('frame')) : undefined;
  return {frame: frame !== undefined && frame < durationInFrames ? frame : undefined, values};
}

/** The query with this demo's state in place of any other demo's; values that match the file are left out. */
export function writeState(search: string, {id, controls}: Described, {frame, values}: UrlState): string {
  const query = new URLSearchParams({demo: id});
  if (frame !== undefined) query.set('frame', String(frame));
  for (const {name, default: value} of controls) if (values[name] !== value) query.set(name, String(values[name]));
  const others = withoutState(search);
  return `${others}${others ? '&' : '?'}${query.toString()}`;
}

/** The query without a demo's state, which is always at the end. */
export function withoutState(search: string): string {
  const [others = ''] = search.split(/[?&]demo=/);
  return others;
}

import type {ComponentType} from 'react';

type Exports = Record<string, unknown>;
export type Shown = ComponentType<Record<string, unknown>>;

/** Whether an export is something that React can draw: a function or a class with a capital letter, or what memo(), forwardRef() and lazy() return. */
export function isComponent(name: string, value: unknown): value is Shown {
  if (typeof value === 'function') {
    if (/^class\b/.test(Function.prototype.toString.call(value))) return isReactClass(value);
    return name === 'default' || /^[A-Z]/.test(name);
  }
  return typeof value === 'object' && value !== null && '$$typeof' in value && !('props' in value);
}

const isReactClass = (value: {prototype?: unknown}): boolean => Boolean((value.prototype as {isReactComponent?: unknown} | undefined)?.isReactComponent);

/** The names of the exports that can be shown, the default one first. */
export const componentNames = (exports: Exports): string[] =>
  Object.keys(exports)
    .filter((name) => isComponent(name, exports[name]))
    .sort((a, b) => Number(b === 'default') - Number(a === 'default'));

/**
 * Finds what is shown.
 * @param wanted name of an export; null for the default export or, without one, the first component
 * @throws Error that says what the file exports instead
 */
export function findComponent(exports: Exports, wanted: string | null, file: string): Shown {
  const names = componentNames(exports);
  const name = wanted ?? names[0] ?? 'default';
  const value = exports[name];
  if (isComponent(name, value)) return value;
  throw new Error(whatIsWrong(exports, name, value, names, file));
}

function whatIsWrong(exports: Exports, name: string, value: unknown, names: string[], file: string): string {
  const others = names.length > 0 ? ` It exports ${names.map(shownName).join(', ')}.` : '';
  if (typeof value === 'function' && /^class\b/.test(Function.prototype.toString.call(value)))
    return `${shownName(name)} of ${file} is a class, and none that React can draw. Export a function that returns elements, or a class that extends React.Component.`;
  if (value !== undefined) return `${shownName(name)} of ${file} is ${kindOf(value)} and no component.${others}`;
  if (Object.keys(exports).length === 0) return `${file} exports nothing. Export the component that the playground shows, such as export const Scene = () => …`;
  if (others) return `${file} has no export ${name}.${others}`;
  return `${file} exports no component. The name of a component begins with a capital letter.`;
}

const shownName = (name: string): string => (name === 'default' ? 'the default export' : name);

function kindOf(value: unknown): string {
  if (typeof value === 'function') return 'a function whose name begins with a small letter';
  if (typeof value === 'object' && value !== null && 'props' in value) return 'an element: export the component itself, without the angle brackets,';
  return value === null ? 'null' : Array.isArray(value) ? 'an array' : `${typeof value === 'object' ? 'an' : 'a'} ${typeof value}`;
}

import type {Field} from '@site/src/playground/protocol';

/** What a field starts with when a reader adds it. */
export function emptyOf(field: Field): unknown {
  switch (field.kind) {
    case 'string':
      return field.format === 'color' ? '#0b62d6' : '';
    case 'number':
      return Math.max(field.min ?? 0, Math.min(field.max ?? 0, 0));
    case 'boolean':
      return false;
    case 'enum':
      return field.options[0] ?? '';
    case 'literal':
      return field.value;
    case 'array':
      return Array.from({length: field.minLength ?? 0}, () => emptyOf(field.item));
    case 'object':
      return Object.fromEntries(field.fields.filter((each) => !each.field.optional).map((each) => [each.name, emptyOf(each.field)]));
    case 'other':
      return null;
  }
}

/** Why a field cannot have a value, in words for the reader; undefined if it can. */
export function problemOf(field: Field, value: unknown): string | undefined {
  if (value === undefined) return field.optional ? undefined : 'A value is needed.';
  if (value === null) return field.nullable ? undefined : 'A value is needed.';
  switch (field.kind) {
    case 'string':
      return typeof value === 'string' ? lengthProblem(value.length, field, 'characters') : 'Enter text.';
    case 'number':
      return numberProblem(field, value);
    case 'array':
      return Array.isArray(value) ? lengthProblem(value.length, field, 'entries') : 'A list is needed.';
    case 'enum':
      return field.options.includes(value as string) ? undefined : `Choose one of ${field.options.join(', ')}.`;
    default:
      return undefined;
  }
}

function lengthProblem(length: number, {minLength, maxLength}: {minLength: number | null; maxLength: number | null}, of: string): string | undefined {
  if (minLength !== null && length < minLength) return `At least ${minLength} ${of}.`;
  return maxLength !== null && length > maxLength ? `At most ${maxLength} ${of}.` : undefined;
}

function numberProblem({min, max, integer}: Extract<Field, {kind: 'number'}>, value: unknown): string | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'Enter a number.';
  if (min !== null && value < min) return `At least ${min}.`;
  if (max !== null && value > max) return `At most ${max}.`;
  return integer && !Number.isInteger(value) ? 'Enter a whole number.' : undefined;
}

/** 'titleColor' → 'Title color': the label of a prop. */
export const labelOf = (name: string): string => {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

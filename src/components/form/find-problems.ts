import type {FieldDefinition, Problems, Values} from './definition';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * Checks answers against their questions.
 * @returns a sentence for each field that has to be mended; empty if all is well
 */
export function findProblems(fields: readonly FieldDefinition[], values: Values): Problems {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const problem = problemOf(field, (values[field.name] ?? '').trim());
      return problem ? [[field.name, problem]] : [];
    }),
  );
}

function problemOf({label, control, optional, options, maxLength, rule}: FieldDefinition, value: string): string | undefined {
  if (value === '') return optional ? undefined : `${label} is missing.`;
  if (maxLength && value.length > maxLength) return `${label} has ${value.length - maxLength} characters too many: at most ${maxLength} fit.`;
  if (control === 'email' && !EMAIL.test(value)) return `${label} must be an address such as name@example.com.`;
  if (control === 'url' && !isWebAddress(value)) return `${label} must be a full address that begins with https://, such as https://example.com.`;
  if (options && !options.includes(value)) return `${label} must be one of the answers in the list.`;
  const complaint = rule?.(value);
  return complaint && `${label} ${complaint}`;
}

function isWebAddress(value: string): boolean {
  try {
    const {protocol, hostname} = new URL(value);
    return protocol === 'https:' && hostname.includes('.');
  } catch {
    return false;
  }
}

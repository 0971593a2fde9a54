import {webAddress} from '@site/data/limits';
import type {FieldDefinition, Problems, Values} from './definition';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * Checks answers against their questions.
 * @returns a sentence for each field that has to be fixed; empty if all is well
 */
export function findProblems(fields: readonly FieldDefinition[], values: Values): Problems {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const problem = problemOf(field, (values[field.name] ?? '').trim());
      return problem ? [[field.name, problem]] : [];
    }),
  );
}

function problemOf({label, control, optional, options, minLength = 0, maxLength = Infinity, rule}: FieldDefinition, value: string): string | undefined {
  if (value === '') return optional ? undefined : `${label} is missing.`;
  if (value.length > maxLength) return `${label} has ${value.length - maxLength} characters too many: at most ${maxLength} fit.`;
  if (value.length < minLength) return `${label} is too short: at least ${minLength} characters.`;
  if (control === 'email' && !EMAIL.test(value)) return `${label} must be an address such as name@example.com.`;
  const addressComplaint = control === 'url' && webAddress(value);
  if (addressComplaint) return `${label} ${addressComplaint}, such as https://example.com.`;
  if (options && !options.includes(value)) return `${label} must be one of the answers in the list.`;
  const complaint = rule?.(value);
  return complaint && `${label} ${complaint}.`;
}

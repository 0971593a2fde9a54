import {TRAP, type FieldDefinition, type Values} from './definition';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function controlOf(form: HTMLFormElement | null, name: string): Control | undefined {
  return form?.querySelector<Control>(`[data-field="${name}"]`) ?? undefined;
}

/** The answers as they stand in the form. */
export function readControls(form: HTMLFormElement | null, fields: readonly FieldDefinition[]): Values {
  return Object.fromEntries(fields.map(({name}) => [name, controlOf(form, name)?.value ?? '']));
}

export function fillControls(form: HTMLFormElement | null, fields: readonly FieldDefinition[], values: Values): void {
  for (const {name} of fields) {
    const control = controlOf(form, name);
    if (control) control.value = values[name] ?? '';
  }
}

/** Empties the honeypot field, so that a reader whose browser filled it in can try again; true if there was something in it. */
export function emptyTrap(form: HTMLFormElement): boolean {
  const trap = form.elements.namedItem(TRAP);
  if (!(trap instanceof HTMLInputElement) || trap.value === '') return false;
  trap.value = '';
  return true;
}

/** Whether the reader has answered none of the questions. */
export const isBlank = (values: Values, fields: readonly FieldDefinition[]): boolean => fields.every(({name}) => (values[name] ?? '') === '');

/** Whether two sets of answers are the same message. */
export const isSame = (a: Values, b: Values): boolean =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every((name) => (a[name] ?? '') === (b[name] ?? ''));

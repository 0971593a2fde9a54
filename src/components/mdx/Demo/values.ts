import type {CodePiece, DemoCard} from '@site/core/demos/types';
import type {NamedControl, Value, Values} from '@site/demos/lib/controls';
import {variantsOf} from '@site/demos/lib/variants';
import {escapeHtml} from '@site/src/lib/escape-html';

export const defaultsOf = (controls: NamedControl[]): Values => Object.fromEntries(controls.map((control) => [control.name, control.default]));

/**
 * The card of a demo that opens with a different option from the one in its file.
 * @throws Error when it has no such option
 */
export function withVariant(card: DemoCard, variant: string | undefined): DemoCard {
  if (variant === undefined) return card;
  if (!variantsOf(card, card.controls).includes(variant)) throw new Error(`The demo "${card.id}" has no variant "${variant}".`);
  return {...card, controls: card.controls.map((control) => (control.name === card.variants ? {...control, default: variant} : control))};
}

/** Reads a value from a URL; undefined when its control does not allow it. */
export function parseValue(control: NamedControl, text: string): Value | undefined {
  switch (control.kind) {
    case 'range': {
      const value = Number(text);
      return text.trim() !== '' && value >= control.min && value <= control.max ? value : undefined;
    }
    case 'choice':
      return control.options.includes(text) ? text : undefined;
    case 'color':
      return /^#[0-9a-f]{6}$/.test(text) ? text : undefined;
    case 'text':
      return text.length <= control.maxLength ? text : undefined;
    case 'toggle':
      return text === 'true' ? true : text === 'false' ? false : undefined;
  }
}

/** A value as a reader sees it beside its control: `12 frames`, `18°`. */
export function shownValue(control: NamedControl, value: Value): string {
  if (control.kind === 'toggle') return value ? 'on' : 'off';
  if (control.kind !== 'range' || !control.unit) return String(value);
  return control.unit === '°' ? `${String(value)}°` : `${String(value)} ${control.unit}`;
}

/** A value as a literal in code. */
export const literal = (value: Value): string => (typeof value === 'string' ? `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'` : String(value));

const ROLES = {number: 'n', string: 's', boolean: 'k'} as const;

/** The code with the current values in it; those that differ from the file are highlighted. */
export function codeHtml(pieces: CodePiece[], values: Values, defaults: Values): string {
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      const value = values[piece.control] ?? '';
      const role = ROLES[typeof value as keyof typeof ROLES];
      const changed = value === defaults[piece.control] ? '' : ' changed';
      return `<mark class="${role}${changed}">${escapeHtml(literal(value))}</mark>`;
    })
    .join('');
}

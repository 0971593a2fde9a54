import type {ThemeRegistrationRaw} from 'shiki';

/**
 * The code theme names roles, not colors: each role has a marker color that only this plugin sees,
 * and becomes a one-letter class, which src/css/code.css colors for both modes.
 */
const ROLES = {
  c: ['comment', 'punctuation.definition.comment'],
  k: ['keyword', 'storage', 'constant.language', 'variable.language', 'keyword.operator.expression', 'keyword.operator.new'],
  s: ['string', 'punctuation.definition.string', 'constant.character.escape', 'string.template'],
  n: ['constant.numeric', 'keyword.other.unit'],
  f: ['entity.name.function', 'support.function', 'meta.function-call entity.name'],
  t: ['entity.name.type', 'entity.name.tag', 'support.class', 'support.type', 'support.class.component', 'entity.other.inherited-class'],
  a: [
    'entity.other.attribute-name',
    'meta.object-literal.key',
    'support.type.property-name',
    'variable.other.property',
    'variable.other.object.property',
    'variable.parameter',
  ],
  p: ['punctuation', 'keyword.operator', 'meta.brace', 'meta.delimiter'],
} as const;

const INK = '#000000';
const markers = Object.entries(ROLES).map(([role, scope], index) => ({role, scope: [...scope], color: `#${String(index + 1).padStart(6, '0')}`}));

export const theme: ThemeRegistrationRaw = {
  name: 'roles',
  type: 'light',
  fg: INK,
  bg: '#ffffff',
  settings: [{settings: {foreground: INK, background: '#ffffff'}}, ...markers.map(({scope, color}) => ({scope, settings: {foreground: color}}))],
};

const classes = new Map(markers.map(({role, color}) => [color, role]));

/** The class of a highlighted token; undefined for plain ink. */
export const classOf = (color: string | undefined): string | undefined => classes.get(color?.toLowerCase() ?? '');

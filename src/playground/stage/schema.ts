import type {Field, FieldTree} from '../protocol';

/** What all types of Zod 3 have; the library itself is not needed to read it. */
type ZodType = {
  _def: {
    typeName: string;
    description?: string;
    checks?: {kind: string; value?: number; inclusive?: boolean}[];
    values?: unknown;
    value?: unknown;
    type?: ZodType;
    innerType?: ZodType;
    schema?: ZodType;
    shape?: () => Record<string, ZodType>;
    minLength?: {value: number} | null;
    maxLength?: {value: number} | null;
  };
  safeParse: (value: unknown) => {success: boolean; data?: unknown};
};

const MOST_DEPTH = 12;

const isZodType = (value: unknown): value is ZodType =>
  typeof value === 'object' && value !== null && '_def' in value && typeof (value._def as {typeName?: unknown}).typeName === 'string' && 'safeParse' in value;

/** The schema that a module exports, if it is one of an object: `schema`, or another name that ends in it. */
export function schemaIn(exports: Record<string, unknown>): ZodType | undefined {
  const names = ['schema', ...Object.keys(exports).filter((name) => /schema$/i.test(name))];
  return names.map((name) => exports[name]).find((value): value is ZodType => isZodType(value) && value._def.typeName === 'ZodObject');
}

/** The fields of an object's schema, as data. */
export const fieldsOf = (schema: ZodType, depth = 0): FieldTree =>
  Object.entries(schema._def.shape?.() ?? {}).map(([name, type]) => ({name, field: fieldOf(type, depth)}));

/** What a schema fills in by itself, for a composition without defaultProps. */
export function defaultsOf(schema: ZodType): Record<string, unknown> {
  const entries = Object.entries(schema._def.shape?.() ?? {}).map(([name, type]): [string, unknown] => [name, type.safeParse(undefined).data]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function fieldOf(type: ZodType, depth: number): Field {
  const [inner, around] = unwrapped(type);
  return {...kindOf(inner, around.description ?? inner._def.description, depth), ...around, description: shown(around.description ?? inner._def.description)};
}

/** Brands of the toolkit are no descriptions. */
const shown = (description: string | undefined): string | null => (description && !description.startsWith('__remotion-') ? description : null);

/** A type without what only says whether it may be missing, and what that said. */
function unwrapped(type: ZodType): [ZodType, {optional: boolean; nullable: boolean; description?: string | undefined}] {
  const around: {optional: boolean; nullable: boolean; description?: string | undefined} = {optional: false, nullable: false};
  let inner = type;
  for (let depth = 0; depth < MOST_DEPTH; depth++) {
    const {typeName, description, innerType, schema} = inner._def;
    const next =
      typeName === 'ZodEffects'
        ? schema
        : /^Zod(Optional|Nullable|Default|Readonly|Catch)$/.test(typeName)
          ? innerType
          : typeName === 'ZodBranded'
            ? inner._def.type
            : undefined;
    if (!next) break;
    around.description ??= description;
    if (typeName === 'ZodOptional') around.optional = true;
    if (typeName === 'ZodNullable') around.nullable = true;
    inner = next;
  }
  return [inner, around];
}

type Kind = Field extends infer One ? (One extends Field ? Omit<One, 'description' | 'optional' | 'nullable'> : never) : never;

function kindOf(type: ZodType, description: string | undefined, depth: number): Kind {
  const {typeName, checks = [], values, value, minLength, maxLength} = type._def;
  const valueOf = (kind: string) => checks.find((check) => check.kind === kind)?.value ?? null;
  const has = (kind: string) => checks.some((check) => check.kind === kind);
  switch (typeName) {
    case 'ZodString':
      return {kind: 'string', minLength: valueOf('min'), maxLength: valueOf('max'), format: formatOf(description, has)};
    case 'ZodNumber':
      return {kind: 'number', min: valueOf('min'), max: valueOf('max'), step: valueOf('multipleOf'), integer: has('int')};
    case 'ZodBoolean':
      return {kind: 'boolean'};
    case 'ZodEnum':
      return {kind: 'enum', options: (values as string[]).map(String)};
    case 'ZodNativeEnum': {
      const options = Object.values(values as Record<string, unknown>);
      return options.every((each) => typeof each === 'string') ? {kind: 'enum', options} : {kind: 'other', type: 'enum'};
    }
    case 'ZodLiteral':
      return ['string', 'number', 'boolean'].includes(typeof value) || value === null
        ? {kind: 'literal', value: value as string | number | boolean | null}
        : {kind: 'other', type: 'literal'};
    case 'ZodArray':
      if (depth >= MOST_DEPTH || !type._def.type) break;
      return {kind: 'array', item: fieldOf(type._def.type, depth + 1), minLength: minLength?.value ?? null, maxLength: maxLength?.value ?? null};
    case 'ZodObject':
      if (depth >= MOST_DEPTH) break;
      return {kind: 'object', fields: fieldsOf(type, depth + 1)};
    default:
  }
  return {kind: 'other', type: typeName.replace(/^Zod/, '').toLowerCase()};
}

function formatOf(description: string | undefined, has: (kind: string) => boolean): 'plain' | 'color' | 'url' | 'email' | 'date' | 'textarea' {
  if (description === '__remotion-color') return 'color';
  if (description === '__remotion-textarea') return 'textarea';
  if (has('url')) return 'url';
  if (has('email')) return 'email';
  return has('date') || has('datetime') ? 'date' : 'plain';
}

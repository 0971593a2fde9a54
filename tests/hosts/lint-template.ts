import fs from 'node:fs';
import {MAX_FUNCTION_BYTES} from '../../plugins/hosting/cloudfront-function';
import {tools} from './tools';

type PropertyType =
  | {type: 'string' | 'number' | 'integer' | 'boolean' | 'json' | 'date-time' | 'null' | 'tag'}
  | {type: 'array' | 'map'; element: PropertyType}
  | {type: 'ref'; reference: {$ref: string}}
  | {type: 'union'; types: PropertyType[]};
type Shape = {properties: Record<string, {type: PropertyType; required?: boolean}>};
export type Database = {
  lookup: (kind: 'resource', index: 'cloudFormationType', how: 'equals', value: string) => Shape[];
  get: (kind: 'typeDefinition', reference: {$ref: string}) => Shape;
};
export type Template = {Resources: Record<string, {Type: string; Properties: Record<string, unknown>}>};

/** Compares the template of a build with the schema of its resources that AWS publishes. */
export async function lintBuiltTemplate(file: string): Promise<string[]> {
  const {loadAwsServiceSpecSync} = await tools.load<{loadAwsServiceSpecSync: () => Database}>('@aws-cdk/aws-service-spec');
  return lintTemplate(loadAwsServiceSpecSync(), JSON.parse(fs.readFileSync(file, 'utf8')) as Template);
}

/** What is wrong with a template: by the schema of its resources, and by the limits that the documentation of the service states besides. */
export function lintTemplate(database: Database, {Resources}: Template): string[] {
  const bySchema = Object.entries(Resources).flatMap(([name, {Type, Properties}]) => {
    const [shape] = database.lookup('resource', 'cloudFormationType', 'equals', Type);
    return shape ? shapeFaults(database, shape, Properties, name) : [`${name}: ${Type} is no resource`];
  });
  return [...bySchema, ...limitFaults(Resources)];
}

function shapeFaults(database: Database, {properties}: Shape, value: Record<string, unknown>, at: string): string[] {
  const missing = Object.entries(properties).filter(([name, {required}]) => required && !(name in value));
  return [
    ...missing.map(([name]) => `${at}: ${name} is missing`),
    ...Object.entries(value).flatMap(([name, each]) => {
      const property = properties[name];
      return property ? typeFaults(database, property.type, each, `${at}.${name}`) : [`${at}: ${name} is no property`];
    }),
  ];
}

function typeFaults(database: Database, type: PropertyType, value: unknown, at: string): string[] {
  const intrinsic = intrinsicOf(value);
  if (intrinsic) return intrinsic.flatMap((each) => typeFaults(database, type, each, at));
  switch (type.type) {
    case 'union': {
      const faults = type.types.map((each) => typeFaults(database, each, value, at));
      return faults.find(({length}) => length === 0) ?? faults[0] ?? [];
    }
    case 'ref':
      return typeof value === 'object' && value !== null
        ? shapeFaults(database, database.get('typeDefinition', type.reference), value as Record<string, unknown>, at)
        : [`${at} must be an object`];
    case 'array':
      return Array.isArray(value) ? value.flatMap((each, index) => typeFaults(database, type.element, each, `${at}[${index}]`)) : [`${at} must be a list`];
    case 'string':
    case 'boolean':
      return typeof value === type.type ? [] : [`${at} must be a ${type.type}`];
    case 'number':
    case 'integer':
      return typeof value === 'number' ? [] : [`${at} must be a number`];
    default:
      return [];
  }
}

/** The values that an intrinsic function may stand for, as far as the template states them; undefined for a plain value. */
function intrinsicOf(value: unknown): unknown[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const [[name, content] = ['', undefined], ...others] = Object.entries(value);
  if (others.length > 0) return undefined;
  if (name === 'Fn::If') return (content as unknown[]).slice(1);
  return name === 'Ref' || name.startsWith('Fn::') ? [] : undefined;
}

/** Security headers that are fields of their own; the service refuses a policy that sets them as custom headers. */
const SECURITY_HEADERS = /^(content-security-policy|referrer-policy|strict-transport-security|x-content-type-options|x-frame-options|x-xss-protection)$/i;

function limitFaults(resources: Template['Resources']): string[] {
  const entries = Object.entries(resources);
  const policies = entries.filter(([, {Type}]) => Type === 'AWS::CloudFront::ResponseHeadersPolicy');
  const names = policies.map(([, {Properties}]) => JSON.stringify((Properties.ResponseHeadersPolicyConfig as {Name: unknown}).Name));
  return [
    ...policies.flatMap(([name, {Properties}]) => {
      const {CustomHeadersConfig} = Properties.ResponseHeadersPolicyConfig as {CustomHeadersConfig?: {Items: {Header: string}[]}};
      return (CustomHeadersConfig?.Items ?? [])
        .filter(({Header}) => SECURITY_HEADERS.test(Header))
        .map(({Header}) => `${name}: ${Header} cannot be a custom header`);
    }),
    ...names.filter((name, index) => names.indexOf(name) !== index).map((name) => `Two policies are named ${name}`),
    ...entries
      .filter(([, {Type, Properties}]) => Type === 'AWS::CloudFront::Function' && Buffer.byteLength(String(Properties.FunctionCode)) > MAX_FUNCTION_BYTES)
      .map(([name]) => `${name}: the code is larger than ${MAX_FUNCTION_BYTES} bytes`),
  ];
}

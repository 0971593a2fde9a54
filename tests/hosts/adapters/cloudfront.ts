import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import type {Host, Reply} from '../../../scripts/lib/host-checks/host';
import {cachingOf, typeOf} from '../../../scripts/lib/upload-steps';
import {policyHeaders, type Policy} from './cloudfront-policy';
import {modelHost, type Adapter, type Built} from './adapter';

type Behavior = {PathPattern: string; ResponseHeadersPolicyId: {Ref: string}};
type Distribution = {
  CacheBehaviors: Behavior[];
  DefaultCacheBehavior: Behavior;
  CustomErrorResponses: {ErrorCode: number; ResponseCode: number; ResponsePagePath: string}[];
};
type Template = {
  Resources: {ViewerRequest: {Properties: {FunctionCode: string}}; Distribution: {Properties: {DistributionConfig: Distribution}}} & Record<
    string,
    {Properties: object}
  >;
};
type Answered = {uri: string} | {statusCode: number; headers: {location: {value: string}}};

/** The template's own function and policies, run over the build as the bucket that the upload fills; the service's compression cannot be run. */
export const cloudFront: Adapter = ({build, hosts, baseUrl}: Built): Promise<Host> => {
  const {Resources} = JSON.parse(fs.readFileSync(path.join(hosts, 'cloudformation.json'), 'utf8')) as Template;
  const {CacheBehaviors, DefaultCacheBehavior, CustomErrorResponses} = Resources.Distribution.Properties.DistributionConfig;
  const script = new vm.Script(`${Resources.ViewerRequest.Properties.FunctionCode}; handler(event)`);
  const run = (uri: string, {accept}: Record<string, string>) =>
    script.runInNewContext({event: {request: {uri, querystring: {}, headers: accept ? {accept: {value: accept}} : {}}}}) as Answered;
  const headersOf = (uri: string) => {
    const behavior = CacheBehaviors.find(({PathPattern}) => patternOf(PathPattern).test(uri)) ?? DefaultCacheBehavior;
    return policyHeaders((Resources[behavior.ResponseHeadersPolicyId.Ref] as {Properties: Policy}).Properties);
  };
  const object = (uri: string): Omit<Reply, 'status'> | undefined => {
    const name = uri.startsWith(baseUrl) ? decoded(uri.slice(baseUrl.length)) : undefined;
    const caching = name && cachingOf(name);
    const file = name && path.join(build, name);
    // A bucket knows no folders, so dots lead nowhere.
    if (!file || name.split('/').includes('..') || !caching || !fs.statSync(file, {throwIfNoEntry: false})?.isFile()) return undefined;
    return {
      headers: {'cache-control': caching, 'content-type': typeOf(name) ?? 'text/plain; charset=utf-8'},
      body: fs.readFileSync(file),
    };
  };
  const answer = (uri: string, asked: Record<string, string>): Reply => {
    const answered = run(uri, asked);
    const headers = headersOf(uri);
    if ('statusCode' in answered) return {status: answered.statusCode, headers: {...headers, location: answered.headers.location.value}, body: Buffer.alloc(0)};
    const found = object(answered.uri);
    if (found) return {status: 200, headers: {...headers, ...found.headers}, body: found.body};
    const error = CustomErrorResponses.find(({ErrorCode}) => ErrorCode === 403);
    const page = object(error?.ResponsePagePath ?? '');
    return {status: error?.ResponseCode ?? 403, headers: {...headers, ...page?.headers}, body: page?.body ?? Buffer.alloc(0)};
  };
  return Promise.resolve(modelHost('CloudFront (template and function)', ['encoding'], answer));
};

const patternOf = (pattern: string) =>
  new RegExp(
    `^${pattern
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll('?', '.')}$`,
  );

const decoded = (name: string): string | undefined => {
  try {
    return decodeURIComponent(name);
  } catch {
    return undefined;
  }
};

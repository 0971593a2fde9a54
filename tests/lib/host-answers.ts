import vm from 'node:vm';
import {headersFor, parseHeaders} from '../../scripts/lib/host-headers';

/** A host's response to a path: its headers, and its redirect, if any. */
type HostAnswer = {headers: Record<string, string>; redirect?: {to: string; isPermanent: boolean}};

type Host = (files: Map<string, string>, address: string) => Promise<HostAnswer>;

/** Reads each configuration as its host does, as far as this site uses it. */
export const HOSTS: Record<string, Host> = {
  'Netlify and Cloudflare Pages': async (files, address) => {
    const line = textOf(files, '_redirects')
      .split('\n')
      .map((each) => each.split(' '))
      .find(([from]) => from === address);
    const headers = headersFor(parseHeaders(textOf(files, '_headers')), address);
    return Promise.resolve({headers, redirect: line && {to: line[1] ?? '', isPermanent: line[2] === '301'}});
  },
  Vercel: async (files, address) => {
    const {cleanUrls, headers, redirects} = JSON.parse(textOf(files, 'vercel.json')) as Vercel;
    const entry = redirects.find(({source}) => source === address);
    const clean = cleanUrls && address.endsWith('.html') ? {to: address.replace(/(?<=\/)index\.html$|\.html$/, ''), isPermanent: true} : undefined;
    return Promise.resolve({
      headers: Object.fromEntries(
        headers.filter(({source}) => new RegExp(`^${source}$`).test(address)).flatMap((rule) => rule.headers.map(({key, value}) => [key, value])),
      ),
      redirect: entry ? {to: entry.destination, isPermanent: entry.permanent} : clean,
    });
  },
  nginx: async (files, address) => {
    const text = textOf(files, 'nginx.conf');
    const location = new RegExp(`location = ${escape(address)} \\{ return (\\d+) (\\S+); \\}`).exec(text);
    const rewrite = [...text.matchAll(/rewrite (\S+) (\S+) permanent;/g)].find(([, pattern = '']) => new RegExp(pattern).test(address));
    const mapped = (variable: string) => {
      const body = new RegExp(`map \\$uri \\$${variable} \\{([^}]*)\\}`).exec(text)?.[1] ?? '';
      const rules = [...body.matchAll(/^ {2}(\S+) "([^"]*)";$/gm)].map(([, pattern = '', value = '']) => ({pattern, value}));
      const rule = rules.find(({pattern}) => pattern.startsWith('~') && new RegExp(pattern.slice(1)).test(address));
      return (rule ?? rules.find(({pattern}) => pattern === 'default'))?.value ?? '';
    };
    const headers = [...text.matchAll(/add_header (\S+) (?:"([^"]*)"|\$(\w+)) always;/g)].map(([, name = '', value, variable]) => [
      name,
      value ?? mapped(variable ?? ''),
    ]);
    return Promise.resolve({
      headers: Object.fromEntries(headers) as Record<string, string>,
      redirect: location
        ? {to: location[2] ?? '', isPermanent: location[1] === '301'}
        : rewrite && {to: address.replace(new RegExp(rewrite[1] ?? ''), rewrite[2] ?? ''), isPermanent: true},
    });
  },
  CloudFront: async (files, address) => {
    const content = JSON.parse(textOf(files, 'cloudfront.json')) as CloudFront;
    const matches = (pattern: string) => new RegExp(`^${escape(pattern).replace('\\*', '.*')}$`).test(address);
    const policy = content.ResponseHeadersPolicies.find(({PathPattern}) => matches(PathPattern));
    const answer = await viewerRequest(content, address);
    return {
      headers: Object.fromEntries(policy?.CustomHeadersConfig.Items.map(({Header, Value}) => [Header, Value]) ?? []),
      redirect: 'statusCode' in answer ? {to: answer.headers.location.value, isPermanent: answer.statusCode === 301} : undefined,
    };
  },
};

type Vercel = {
  cleanUrls: boolean;
  headers: {source: string; headers: {key: string; value: string}[]}[];
  redirects: {source: string; destination: string; permanent: boolean}[];
};

type CloudFront = {
  ResponseHeadersPolicies: {PathPattern: string; CustomHeadersConfig: {Items: {Header: string; Value: string}[]}}[];
  ViewerRequestFunction: string;
  KeyValueStore: {data: {key: string; value: string}[]};
};

type Leading = {statusCode: number; headers: {location: {value: string}}};

/** Runs the function that CloudFront would, with its store. */
export async function viewerRequest({ViewerRequestFunction, KeyValueStore}: CloudFront, uri: string): Promise<Leading | {uri: string}> {
  const store = new Map(KeyValueStore.data.map(({key, value}) => [key, value]));
  const get = (key: string) => {
    const value = store.get(key);
    return value === undefined ? Promise.reject(new Error('KeyNotFound')) : Promise.resolve(value);
  };
  const code = `${ViewerRequestFunction.replace("import cf from 'cloudfront';", '')}; handler({request: {uri}});`;
  return (await vm.runInNewContext(code, {cf: {kvs: () => ({get})}, uri})) as Leading | {uri: string};
}

const textOf = (files: Map<string, string>, name: string): string => files.get(name) ?? '';

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

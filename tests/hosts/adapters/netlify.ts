import fs from 'node:fs';
import path from 'node:path';
import type {Reply} from '../../../scripts/lib/host-checks/host';
import {tools} from '../tools';
import {modelHost, type Adapter} from './adapter';

type Parsed<Name extends string, Item> = Record<Name, Item[]> & {errors: Error[]};
type Redirect = {from: string; to: string; status: number};
type Header = {forRegExp: RegExp; values: Record<string, string>};
type RedirectParser = {parseAllRedirects: (options: object) => Promise<Parsed<'redirects', Redirect>>};
type HeaderParser = {parseAllHeaders: (options: object) => Promise<Parsed<'headers', Header>>};

/**
 * What Netlify's own parsers read from the files of the build. Files are found as slorber/trailing-slash-guide observed there: a page by its path, while another slash redirects.
 * Its edge cannot be run here, so the caching of missing files and the encoding are left out.
 */
export const netlify: Adapter = async ({build, baseUrl}) => {
  const {parseAllRedirects} = await tools.load<RedirectParser>('@netlify/redirect-parser');
  const {parseAllHeaders} = await tools.load<HeaderParser>('@netlify/headers-parser');
  const minimal = {minimal: false};
  const redirects = await parseAllRedirects({redirectsFiles: [path.join(build, '_redirects')], configRedirects: [], ...minimal});
  const headers = await parseAllHeaders({headersFiles: [path.join(build, '_headers')], configHeaders: [], ...minimal});
  const errors = [...redirects.errors, ...headers.errors];
  if (errors.length > 0) throw new Error(`Netlify cannot read the files of the build:\n${errors.map(({message}) => message).join('\n')}`);
  const reply = (address: string, status: number, more: Record<string, string>, body = Buffer.alloc(0)): Reply => ({
    status,
    headers: {'cache-control': 'public,max-age=0,must-revalidate', ...headersFor(headers.headers, address), ...more},
    body,
  });
  const read = (name: string) => {
    const file = path.join(build, decodeURIComponent(name));
    return !/^_(headers|redirects)$/.test(name) && isFile(file) ? fs.readFileSync(file) : undefined;
  };
  const answer = (address: string): Reply => {
    // A path matches with and without a slash at its end.
    const redirect = redirects.redirects.map((rule) => ({rule, match: patternOf(rule.from).exec(address)})).find(({match}) => match);
    const name = address.slice(baseUrl.length);
    const bare = name.replace(/\/$/, '');
    const html = {'content-type': 'text/html; charset=UTF-8'};
    const file = name === '' || name.endsWith('/') ? undefined : read(name);
    const isPage = name === '' || read(`${bare}.html`) || read(`${bare}/index.html`);
    if (redirect?.match && !file && !isPage) return reply(address, redirect.rule.status, {location: filled(redirect.rule.to, redirect.match.groups ?? {})});
    if (file) return reply(address, 200, /\.html?$/.test(name) ? html : {'content-type': 'text/plain; charset=utf-8'}, file);
    const [page, folder] = [bare ? read(`${bare}.html`) : undefined, read(bare ? `${bare}/index.html` : 'index.html')];
    if (page) return name === bare ? reply(address, 200, html, page) : reply(address, 301, {location: baseUrl + bare});
    if (folder) return name === bare && bare ? reply(address, 301, {location: `${baseUrl}${bare}/`}) : reply(address, 200, html, folder);
    return reply(address, 404, html, read('404.html'));
  };
  return {...modelHost('Netlify (its parsers)', ['encoding', 'missing', 'markdown'], answer), redirectsByPage: true};
};

const isFile = (file: string): boolean => fs.existsSync(file) && fs.statSync(file).isFile();

/** A rule's path, which matches with and without a slash at its end; a placeholder is one segment. */
const patternOf = (from: string) =>
  new RegExp(
    `^${from
      .replace(/\/$/, '')
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`,
  );

const filled = (to: string, groups: Record<string, string>): string => to.replace(/:(segment\d)/g, (_, name: string) => groups[name] ?? '');

/** The headers of all rules that match; values of one header are joined. */
function headersFor(rules: Header[], address: string): Record<string, string> {
  const all: Record<string, string> = {};
  for (const {forRegExp, values} of rules) {
    if (!forRegExp.test(address)) continue;
    for (const [name, value] of Object.entries(values)) all[name.toLowerCase()] = all[name.toLowerCase()] ? `${all[name.toLowerCase()]}, ${value}` : value;
  }
  return all;
}

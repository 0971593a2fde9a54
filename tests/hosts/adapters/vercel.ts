import fs from 'node:fs';
import path from 'node:path';
import type {Reply} from '../../../scripts/lib/host-checks/host';
import {tools} from '../tools';
import {modelHost, type Adapter} from './adapter';

type Route = {
  handle?: string;
  src?: string;
  status?: number;
  dest?: string;
  headers?: Record<string, string>;
  continue?: boolean;
  has?: {type: string; key: string; value?: string}[];
};
type Output = {version: number; routes: Route[]; overrides: Record<string, {path: string}>};
type RoutingUtils = {normalizeRoutes: (routes: Route[]) => {routes: Route[] | null; error: {message: string; errors?: string[]} | null}};

/**
 * The routes of the build, checked and normalized by Vercel's own compiler, and followed phase by phase as its Build Output API says:
 * routes before the file system, files, those for files that were found, those for errors. The edge, which compresses, cannot be run here.
 */
export const vercel: Adapter = async ({build, hosts, baseUrl}) => {
  const {normalizeRoutes} = await tools.load<RoutingUtils>('@vercel/routing-utils');
  const {routes: own, overrides} = JSON.parse(fs.readFileSync(path.join(hosts, 'vercel-output.json'), 'utf8')) as Output;
  const {routes, error} = normalizeRoutes(own);
  if (error || !routes) throw new Error(`Vercel cannot read the routes of the build: ${error?.message} ${error?.errors?.join(' ') ?? ''}`);
  const phase = (name?: string) => {
    const start = name === undefined ? 0 : routes.findIndex(({handle}) => handle === name) + 1;
    const length = routes.slice(start).findIndex(({handle}) => handle);
    return start === 0 && name ? [] : routes.slice(start, length < 0 ? undefined : start + length);
  };
  const renamed = new Map(Object.entries(overrides).map(([file, {path: address}]) => [`/${address}`, file.slice(baseUrl.length - 1)]));
  const hidden = new Set(renamed.values());
  const fileOf = (address: string): string | undefined => {
    const name = address.slice(baseUrl.length);
    const names = [renamed.get(address), hidden.has(name) ? undefined : name, `${name.replace(/\/$/, '')}/index.html`.replace(/^\//, '')];
    return names.find(
      (each) =>
        each &&
        !decodeURIComponent(each).split('/').includes('..') &&
        fs.statSync(path.join(build, decodeURIComponent(each)), {throwIfNoEntry: false})?.isFile(),
    );
  };
  const answer = (address: string, asked: Record<string, string>): Reply => {
    const headers: Record<string, string> = {'cache-control': 'public, max-age=0, must-revalidate'};
    const follow = (list: Route[], at = address): Route | undefined => {
      for (const route of list) {
        const match = new RegExp(route.src ?? '').exec(at);
        if (!match || !(route.has ?? []).every(({type, key, value}) => type === 'header' && new RegExp(`^${value ?? '.+'}$`, 'i').test(asked[key] ?? '')))
          continue;
        for (const [name, value] of Object.entries(route.headers ?? {}))
          headers[name.toLowerCase()] = value.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '');
        if (!route.continue) return route;
      }
      return undefined;
    };
    const reply = (status: number, file?: string): Reply => ({
      status,
      headers: {'content-type': /\.html?$/.test(file ?? '') ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8', ...headers},
      body: file ? fs.readFileSync(path.join(build, decodeURIComponent(file))) : Buffer.alloc(0),
    });
    const before = follow(phase());
    if (before?.status && before.status < 400) return reply(before.status);
    const dest = before?.dest === undefined ? address : address.replace(new RegExp(before.src ?? ''), before.dest);
    const file = before?.status ? undefined : safely(() => fileOf(dest));
    if (file) {
      follow(phase('hit'), dest);
      return reply(200, file);
    }
    const last = follow(phase('error'));
    return reply(last?.status ?? 404, last?.dest?.slice(baseUrl.length));
  };
  return modelHost('Vercel (its route compiler)', ['encoding'], answer);
};

/** A path that cannot be decoded is no file's. */
function safely<T>(find: () => T): T | undefined {
  try {
    return find();
  } catch {
    return undefined;
  }
}

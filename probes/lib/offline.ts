// Loaded by every process of a probe (`--import`): a connection to another machine fails as it does without a network, and the host is written down.
import fs from 'node:fs';
import net from 'node:net';

type Connect = (this: net.Socket, ...args: unknown[]) => net.Socket;
type Target = {host?: unknown; port?: unknown; path?: unknown};

const LOCAL = new Set(['localhost', '127.0.0.1', '::1', '0.0.0.0', '::']);

const connect = Reflect.get(net.Socket.prototype, 'connect') as Connect;

/** Where a socket is to connect to; other modules of Node pass arguments that are in order already, as an array. */
function targetOf([first, second]: unknown[]): Target {
  const target: unknown = Array.isArray(first) ? first[0] : first;
  return typeof target === 'object' && target !== null ? target : {port: target, host: second};
}

const refusing: Connect = function (...args) {
  const target = targetOf(args);
  const {host} = target;
  if (typeof host !== 'string' || target.path || LOCAL.has(host)) return connect.apply(this, args);
  if (process.env.PROBE_REFUSED) fs.appendFileSync(process.env.PROBE_REFUSED, `${host}\n`);
  const error = Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), {code: 'ENOTFOUND', hostname: host});
  const lookup = (_host: string, _options: object, callback: (error: Error) => void) => process.nextTick(callback, error);
  const refused = {...target, host: `${host}.refused`, lookup};
  const [first] = args;
  if (!Array.isArray(first)) return connect.apply(this, [refused, ...args.filter((each) => typeof each === 'function')]);
  first[0] = refused;
  return connect.apply(this, args);
};

Object.assign(net.Socket.prototype, {connect: refusing});

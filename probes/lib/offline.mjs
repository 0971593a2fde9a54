// Loaded by every process of a probe (`--import`): a connection to another machine fails as it does without a network, and the host is written down.
import fs from 'node:fs';
import net from 'node:net';

const LOCAL = new Set(['localhost', '127.0.0.1', '::1', '0.0.0.0', '::']);

const connect = net.Socket.prototype.connect;

net.Socket.prototype.connect = function (...args) {
  // Other modules of Node pass arguments that are in order already, as an array.
  const isArray = Array.isArray(args[0]);
  const first = isArray ? args[0][0] : args[0];
  const options = typeof first === 'object' && first !== null ? first : {port: args[0], host: args[1]};
  const {host} = options;
  if (typeof host !== 'string' || options.path || LOCAL.has(host)) return connect.apply(this, args);
  if (process.env.PROBE_REFUSED) fs.appendFileSync(process.env.PROBE_REFUSED, `${host}\n`);
  const error = Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), {code: 'ENOTFOUND', hostname: host});
  const refused = {...options, host: `${host}.refused`, lookup: (_, __, callback) => process.nextTick(callback, error)};
  if (isArray) args[0][0] = refused;
  return connect.apply(this, isArray ? args : [refused, ...args.filter((each) => typeof each === 'function')]);
};

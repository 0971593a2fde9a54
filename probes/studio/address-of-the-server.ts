import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Address = {family: string; internal: boolean; address: string};
const {getHostToBind} = installed<{getHostToBind: (addresses: Address[], preferIpv4: boolean) => string}>('@remotion/renderer/dist/port-config.js');

export default inNode('The Studio listens on ::, and on 0.0.0.0 with --ipv4 or where no interface but that of localhost has an IPv6 address.', () => {
  const localhost: Address[] = [
    {family: 'IPv4', internal: true, address: '127.0.0.1'},
    {family: 'IPv6', internal: true, address: '::1'},
  ];
  const outside: Address[] = [{family: 'IPv6', internal: false, address: 'fe80::1'}];
  assert.equal(getHostToBind([...localhost, ...outside], false), '::');
  assert.equal(getHostToBind([...localhost, ...outside], true), '0.0.0.0');
  assert.equal(getHostToBind(localhost, false), '0.0.0.0');
});

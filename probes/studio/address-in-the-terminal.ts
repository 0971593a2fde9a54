import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

const SERVER = '@remotion/studio-server/dist';
const {getNetworkAddress} = installed<{getNetworkAddress: () => string | undefined}>(`${SERVER}/get-network-address.js`);

export default inNode(
  'When the Studio starts, the terminal has the URL for other devices after “Network:”, with the first IPv4 address of this machine that is not internal, and only that of localhost where there is none.',
  () => {
    const code = fs.readFileSync(path.join(__dirname, '../../node_modules', SERVER, 'start-studio.js'), 'utf8');
    const [step = ''] = /^ {4}const networkAddress = .*?'Server ready', logLevel\);$/ms.exec(code) ?? [];
    const printed = (address: string | undefined) => {
      let comment = '';
      const printServerReadyComment = (label: string) => (comment = `${label} - ${comment}`);
      vm.runInNewContext(step, {
        ...{port: 3000, logLevel: 'info', get_network_address_1: {getNetworkAddress: () => address}},
        renderer_1: {RenderInternals: {chalk: {underline: (text: string) => text}}},
        server_ready_1: {setServerReadyComment: (text: string) => (comment = text), printServerReadyComment},
      });
      return comment;
    };
    assert.equal(printed('192.168.1.7'), 'Server ready - Local: http://localhost:3000, Network: http://192.168.1.7:3000');
    assert.equal(printed(undefined), 'Server ready - http://localhost:3000');
    const found = Object.values(os.networkInterfaces()).flatMap((all) => (all ?? []).filter(({family, internal}) => family === 'IPv4' && !internal));
    assert.equal(getNetworkAddress(), found[0]?.address);
  },
);

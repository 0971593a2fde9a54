import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {inNode} from '../lib/probe';

type Manifest = {name: string; version: string; peerDependencies?: Record<string, string>; dependencies?: Record<string, string>};

const MODULES = path.join(__dirname, '../../node_modules');
const manifestOf = (name: string) => JSON.parse(fs.readFileSync(path.join(MODULES, name, 'package.json'), 'utf8')) as Manifest;

export default inNode(
  'All Remotion packages that ask for React accept 16.8 and later, thus 19; rive asks for 18.2 or later. @remotion/three accepts React Three Fiber from 8 on; Fiber 9.8.2 asks for React 19, and three is 0.187.0.',
  () => {
    const names = ['remotion', ...fs.readdirSync(path.join(MODULES, '@remotion')).map((name) => `@remotion/${name}`)];
    const asked = names.flatMap((name) => {
      const {react} = manifestOf(name).peerDependencies ?? {};
      return react ? [[name, react] as const] : [];
    });
    assert.ok(asked.length > 10);
    for (const [name, react] of asked) assert.equal(react, name === '@remotion/rive' ? '>=18.2.0' : '>=16.8.0', name);
    assert.equal(manifestOf('@remotion/three').peerDependencies?.['@react-three/fiber'], '>=8.0.0');
    const fiber = manifestOf('@react-three/fiber');
    assert.equal(fiber.version, '9.8.2');
    assert.match(fiber.peerDependencies?.react ?? '', /^>=19 <19\./);
    assert.equal(manifestOf('three').version, '0.187.0');
  },
);

import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {getLottieMetadata, type LottieAnimationData} from '@remotion/lottie';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

const TYPES = path.join(__dirname, '../../node_modules/@remotion/lottie/dist/cjs/types.d.ts');

export default inNode(
  'LottieAnimationData names the four members that getLottieMetadata() reads; preserveAspectRatio has none and eight of nine places, not xMaxYMax; a ZIP or a web page in place of JSON is an Unexpected token.',
  () => {
    const types = fs.readFileSync(TYPES, 'utf8');
    const named = [.../type LottieAnimationData = \{([^}]*)\}/.exec(types)![1]!.matchAll(/(\w+): number/g)].map(([, name]) => name);
    const read = new Set<string>();
    const file = new Proxy({}, {get: (_, name) => (read.add(String(name)), 60)}) as LottieAnimationData;
    assert.equal(getLottieMetadata(file)?.durationInFrames, 60);
    assert.deepEqual([...read].sort(), named.sort());
    assert.deepEqual(named, ['fr', 'h', 'op', 'w']);

    const ratios = [.../type AspectRatioConstraint = ([^;]*);/.exec(types)![1]!.matchAll(/'(\w+)'/g)].map(([, name]) => name!);
    const all = ['xMin', 'xMid', 'xMax'].flatMap((x) => ['YMin', 'YMid', 'YMax'].map((y) => x + y));
    assert.deepEqual(ratios.sort(), [...all.filter((name) => name !== 'xMaxYMax'), 'none'].sort());

    for (const content of ['PK\u0003\u0004', '<!doctype html>']) {
      const check = () => void sampleOf(['docs/lottie/lottie-lottiefiles.mdx'], 'check-lottie', {'node:fs': {readFileSync: () => content}});
      assert.throws(check, (error: Error) => error.message.startsWith(`Unexpected token '${content[0]}'`));
    }
  },
);

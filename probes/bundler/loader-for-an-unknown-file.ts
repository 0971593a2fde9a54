import assert from 'node:assert/strict';
import {bundled} from '../lib/bundled';
import {inNode} from '../lib/probe';

const FILES = {
  'src/index.ts': "import source from './waves.glsl';\nexport {source};\n",
  'src/waves.glsl': 'void main() {}\n',
};

export default inNode(
  'A file for which Webpack has no rule fails the bundle with “Module parse failed: Unexpected token” and “You may need an appropriate loader to handle this file type”; with a rule of an override, it is bundled.',
  async () => {
    const {errors} = await bundled(FILES);
    assert.equal(errors.length, 1);
    assert.match(errors[0] ?? '', /^Module parse failed: Unexpected token \(1:12\)\nYou may need an appropriate loader to handle this file type/);
    const rule = {test: /\.glsl$/, type: 'asset/source'};
    const {errors: none, run} = await bundled(FILES, (current) => ({...current, module: {...current.module, rules: [...(current.module?.rules ?? []), rule]}}));
    assert.deepEqual([none, run<{source: string}>().source], [[], 'void main() {}\n']);
  },
);

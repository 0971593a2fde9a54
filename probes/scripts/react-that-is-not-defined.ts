import assert from 'node:assert/strict';
import vm from 'node:vm';
import {transformSync} from 'esbuild';
import {inNode} from '../lib/probe';

const CODE = 'export const board = () => <p>Lund</p>;\n';

export default inNode(
  'What esbuild makes of JSX without the option jsx in the tsconfig.json fails with “React is not defined” where nothing is called React; with react-jsx it imports what it needs.',
  () => {
    const compiled = (compilerOptions: object) => transformSync(CODE, {loader: 'tsx', format: 'cjs', tsconfigRaw: {compilerOptions}}).code;
    const shown = (compilerOptions: object) => {
      const module = {exports: {} as {board?: () => unknown}};
      const jsx = (type: string, {children}: {children: string}) => `<${type}>${children}</${type}>`;
      vm.runInNewContext(compiled(compilerOptions), {module, require: () => ({jsx})});
      return module.exports.board?.();
    };
    assert.throws(() => shown({}), {name: 'ReferenceError', message: 'React is not defined'});
    assert.equal(shown({jsx: 'react-jsx'}), '<p>Lund</p>');
  },
);

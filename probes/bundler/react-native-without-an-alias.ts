import assert from 'node:assert/strict';
import fs from 'node:fs';
import {bundled} from '../lib/bundled';
import {inNode} from '../lib/probe';

const FILES = {
  'src/index.ts': "import {View} from 'react-native';\nexport const view: string = View;\n",
  'node_modules/react-native-web/package.json': '{"name": "react-native-web", "main": "index.js"}',
  'node_modules/react-native-web/index.js': "export const View = 'div';\n",
};

export default inNode(
  "Without the alias of the page, an import of react-native fails the bundle with “Can't resolve 'react-native'”; with it, the import leads to react-native-web.",
  async () => {
    const {errors} = await bundled(FILES);
    assert.match(errors.join('\n'), /Can't resolve 'react-native' in/);
    const [, name = '', target = ''] = /^ *alias: \{\n.*\n *'([^']+)': '([^']+)',$/m.exec(fs.readFileSync('docs/react-native.mdx', 'utf8')) ?? [];
    assert.deepEqual([name, target], ['react-native$', 'react-native-web']);
    const {errors: none, run} = await bundled(FILES, (current) => ({
      ...current,
      resolve: {...current.resolve, alias: {...current.resolve?.alias, [name]: target}},
    }));
    assert.deepEqual([none, run<{view: string}>().view], [[], 'div']);
  },
);

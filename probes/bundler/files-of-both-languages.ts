import assert from 'node:assert/strict';
import {bundled} from '../lib/bundled';
import {inNode} from '../lib/probe';

const FILES = {
  'src/index.ts': "import {jetty} from './jetty';\nexport const places: string[] = jetty;\n",
  'src/jetty.js': "import {shore} from './shore';\nimport {pier} from './pier';\nexport const jetty = ['jetty', shore('quay'), pier];\n",
  'src/shore.tsx': 'type Place = string;\nexport const shore = (place: Place): string => `${place} ashore`;\n',
  'src/pier.jsx': "import {harbor} from './harbor';\nexport const pier = `pier in ${harbor}`;\n",
  'src/harbor.ts': "export const harbor = 'Tromsø' as const;\n",
};

export default inNode(
  'In a project, TypeScript files import JavaScript files, and JavaScript files import TypeScript files, with and without JSX.',
  async () => {
    const {errors, run} = await bundled(FILES);
    assert.deepEqual([errors, run<{places: string[]}>().places], [[], ['jetty', 'quay ashore', 'pier in Tromsø']]);
  },
);

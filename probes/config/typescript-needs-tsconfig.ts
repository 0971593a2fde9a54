import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

const TYPESCRIPT = "import {Config} from '@remotion/cli/config';\nConfig.setCodec('h264' as const);\nconsole.log('was read');\n";

export default byCommand(
  'A configuration in TypeScript needs a tsconfig.json in the root, wherever it is itself, and one in JavaScript needs none; an error in it and an await at its top level end the command with code 1.',
  async (project) => {
    project.write({'settings/other.ts': TYPESCRIPT, 'settings/other.js': "console.log('was read');\n"});
    const versions = () => project.remotion(['versions', '--config=settings/other.ts']);
    project.write({'settings/tsconfig.json': '{}'});
    const script = await project.remotion(['versions', '--config=settings/other.js']);
    assert.deepEqual([script.code, /was read/.test(script.output)], [0, true], script.output);
    const without = await versions();
    assert.notEqual(without.code, 0, without.output);
    assert.doesNotMatch(without.output, /was read/);
    project.write({'tsconfig.json': '{}'});
    const beside = await versions();
    assert.deepEqual([beside.code, /was read/.test(beside.output)], [0, true], beside.output);
    for (const [text, message] of [
      ["throw new Error('no such codec');\n", /no such codec/],
      ['await Promise.resolve();\n', /Top-level await/],
      ["import {Config} from '@remotion/cli/config';\nConfig.setCrf('20' as never);\n", /The CRF must be a number or undefined\./],
    ] as const) {
      project.write({'settings/other.ts': text});
      const failed = await versions();
      assert.equal(failed.code, 1, failed.output);
      assert.match(failed.output, message);
    }
  },
);

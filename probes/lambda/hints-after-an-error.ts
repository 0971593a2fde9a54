import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Print = (error: Error, logLevel: string, indent: boolean) => void;
const {printUsefulErrorMessage} = installed<{printUsefulErrorMessage: Print}>('@remotion/renderer/dist/print-useful-error-message.js');

export default inNode(
  'After the errors about 3008 MB and about ACLs, a hint is printed: a credit card often helps, and "Fix for this issue:" with a URL; the same error is explained once.',
  () => {
    const lines: string[] = [];
    const {log} = console;
    console.log = (...words: string[]) => lines.push(words.join(' '));
    const hintOf = (message: string) => {
      lines.length = 0;
      const error = new Error(message);
      printUsefulErrorMessage(error, 'info', false);
      const hints = lines.filter(Boolean);
      lines.length = 0;
      printUsefulErrorMessage(error, 'info', false);
      assert.deepEqual(lines, []);
      return hints;
    };
    try {
      const [memory] = hintOf("Value '4096' at 'memorySize' failed to satisfy constraint: Member must have value less than or equal to 3008");
      assert.match(memory ?? '', /free tier or have been limited by your organization\. Often times this can be solved by adding a credit card\./);
      assert.deepEqual(hintOf('The bucket does not allow ACLs'), [
        '💡 Fix for this issue: https://remotion.dev/docs/lambda/troubleshooting/bucket-disallows-acl',
      ]);
      assert.deepEqual(hintOf('The tide is out'), []);
    } finally {
      console.log = log;
    }
  },
);

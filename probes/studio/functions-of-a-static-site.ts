import assert from 'node:assert/strict';
import {inNode} from '../lib/probe';
import {studioFunction as api} from '../lib/studio-function';

export default inNode(
  'In a static Studio, functions that write, restart or watch the folder fail with "not available in read-only Studio", watchStaticFile() warns, and visualControl() has no ref.',
  async () => {
    const page = globalThis as {window?: object};
    const {warn} = console;
    const warnings: unknown[] = [];
    console.warn = (text: unknown) => void warnings.push(text);
    page.window = {remotion_isStudio: true, remotion_isReadOnlyStudio: true};
    try {
      const refused = (name: string) => ({message: new RegExp(`^${name}\\(\\) is not available in read-only Studio$`, 'i')});
      assert.throws(() => api('restart-studio', 'restartStudio')(), refused('restartStudio'));
      assert.throws(() => api('watch-public-folder', 'watchPublicFolder')(() => {}), refused('watchPublicFolder'));
      for (const [file, name] of [
        ['save-default-props', 'saveDefaultProps'],
        ['delete-static-file', 'deleteStaticFile'],
        ['write-static-file', 'writeStaticFile'],
      ] as const)
        await assert.rejects(api(file, name)({filePath: 'a.json', contents: '[]'}) as Promise<unknown>, refused(name));
      api('watch-static-file', 'watchStaticFile')('a.png', () => {});
      assert.deepEqual(warnings, ['watchStaticFile() is only available in an interactive Studio.']);
      assert.throws(() => api('visual-control', 'visualControl')('margin', 40), {message: 'visualControlRef is not set'});
    } finally {
      console.warn = warn;
      delete page.window;
    }
  },
);

import assert from 'node:assert/strict';
import {inNode} from '../lib/probe';
import {studioFunction as api} from '../lib/studio-function';

const later = (file: string, name: string) => api(file, name) as (...given: unknown[]) => Promise<unknown>;

/** As a page with a Player, and as that of a render. */
const PAGES = [{remotion_isPlayer: true}, {process: {env: {NODE_ENV: 'production'}}, remotion_puppeteerTimeout: 30_000}];

export default inNode(
  'In a render and on a page with a Player, functions that steer the Studio do nothing, those that watch warn, those that write or restart fail with "only"; visualControl() throws in the Player.',
  async () => {
    const page = globalThis as {window?: object};
    const {warn} = console;
    const warnings: unknown[] = [];
    console.warn = (text: unknown) => void warnings.push(text);
    const options = {compositionId: 'Quote', defaultProps: () => ({})};
    try {
      for (const window of PAGES) {
        page.window = window;
        for (const name of ['play', 'pause', 'toggle', 'seek']) assert.equal(api(name, name)(12), undefined, name);
        assert.equal(api('go-to-composition', 'goToComposition')('Trailer'), undefined);
        assert.throws(() => api('restart-studio', 'restartStudio')(), {message: 'restartStudio() is only available in the Studio'});
        await assert.rejects(later('save-default-props', 'saveDefaultProps')(options), {
          message: 'saveDefaultProps() is only available in the Studio',
        });
        await assert.rejects(later('delete-static-file', 'deleteStaticFile')('a.png'), {
          message: 'deleteStaticFile() is only available in the Studio',
        });
        assert.throws(() => api('update-default-props', 'updateDefaultProps')(options), {
          message: 'saveDefaultProps can only be called in the Remotion Studio.',
        });
        warnings.length = 0;
        (api('watch-public-folder', 'watchPublicFolder')(() => {}) as {cancel(): void}).cancel();
        (api('watch-static-file', 'watchStaticFile')('a.png', () => {}) as {cancel(): void}).cancel();
        assert.deepEqual(warnings, [
          'The watchPublicFolder() API is only available while using the Remotion Studio.',
          'watchStaticFile() is only available while using the Remotion Studio.',
        ]);
      }
      assert.equal(api('visual-control', 'visualControl')('margin', 40), 40);
      page.window = {remotion_isPlayer: true};
      assert.throws(() => api('visual-control', 'visualControl')('margin', 40), {message: 'visualControlRef is not set'});
    } finally {
      console.warn = warn;
      delete page.window;
    }
  },
);

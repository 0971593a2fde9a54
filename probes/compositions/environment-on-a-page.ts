import assert from 'node:assert/strict';
import {getRemotionEnvironment} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('On a page, a flag that nothing has set is undefined, and isRendering is true with NODE_ENV=test if there is a window.process.', () => {
  const page = globalThis as {window?: object};
  try {
    page.window = {};
    const {isStudio, isPlayer, isReadOnlyStudio, isRendering} = getRemotionEnvironment();
    assert.deepEqual([isStudio, isPlayer, isReadOnlyStudio, isRendering], [undefined, undefined, undefined, false]);
    const renders = (NODE_ENV: string) => {
      page.window = {process: {env: {NODE_ENV}}};
      return getRemotionEnvironment().isRendering;
    };
    assert.deepEqual(['test', 'production', 'development'].map(renders), [true, false, false]);
    page.window = {remotion_isStudio: true, remotion_isReadOnlyStudio: true};
    assert.deepEqual([getRemotionEnvironment().isStudio, getRemotionEnvironment().isReadOnlyStudio], [true, true]);
  } finally {
    delete page.window;
  }
});

import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Module = {useOffthreadVideoTexture(options: {src: string}): unknown};

const {useOffthreadVideoTexture} = installed<Module>('@remotion/three/dist/cjs/use-offthread-video-texture.js');

export default inNode('useOffthreadVideoTexture() throws for an empty src, and for any other outside a render.', () => {
  assert.throws(() => useOffthreadVideoTexture({src: ''}), {message: 'src must be provided to useOffthreadVideoTexture'});
  assert.throws(() => useOffthreadVideoTexture({src: '/fish.mp4'}), {
    message: 'useOffthreadVideoTexture() can only be used during rendering. Use getRemotionEnvironment().isRendering to render it conditionally.',
  });
});

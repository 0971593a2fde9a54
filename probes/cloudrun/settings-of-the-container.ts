import assert from 'node:assert/strict';
import {cloudRunService} from '../lib/cloud-run';
import {inNode} from '../lib/probe';

export default inNode(
  'The container renders with swangle unless gl is set, always in several processes, and does not use the codec, name, image format and pixel format of calculateMetadata().',
  async () => {
    const service = cloudRunService();
    const options = async (given: object = {}, still = false) => {
      await (still ? service.still : service.film)({renderIdOverride: 'heat-4', ...given});
      return service.rendered.pop() ?? {};
    };
    const film = await options();
    assert.deepEqual(film.chromiumOptions, {gl: 'swangle', enableMultiProcessOnLinux: true});
    assert.deepEqual([film.codec, film.imageFormat, film.pixelFormat], ['h264', 'jpeg', 'yuv420p']);
    assert.equal(service.uploads[0]?.destination, 'renders/heat-4/out.mp4');
    const own = [film.concurrency, film.jpegQuality, film.scale, film.everyNthFrame, film.timeoutInMilliseconds, film.muted, film.preferLossless];
    assert.deepEqual(own, [null, 80, 1, 1, 30_000, false, false]);
    assert.deepEqual([film.offthreadVideoCacheSizeInBytes, film.offthreadVideoThreads, film.numberOfGifLoops, film.frameRange], [null, null, null, null]);
    const changed = await options({chromiumOptions: {gl: 'angle'}, forceWidth: 640, envVariables: {TIDE: 'low'}, logLevel: 'error'});
    assert.deepEqual(changed.chromiumOptions, {gl: 'angle', enableMultiProcessOnLinux: true});
    assert.deepEqual(changed.composition && [Reflect.get(changed.composition, 'width'), Reflect.get(changed.composition, 'height')], [640, 720]);
    assert.deepEqual([changed.envVariables, changed.logLevel], [{TIDE: 'low'}, 'error']);
    const still = await options({}, true);
    assert.deepEqual(still.chromiumOptions, {gl: 'swangle', enableMultiProcessOnLinux: true});
    assert.deepEqual([still.frame, still.imageFormat, still.jpegQuality, still.scale, still.timeoutInMilliseconds], [0, 'png', 80, 1, 30_000]);
    assert.deepEqual([still.offthreadVideoCacheSizeInBytes, still.offthreadVideoThreads, still.envVariables], [null, null, {}]);
  },
);

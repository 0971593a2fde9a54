import assert from 'node:assert/strict';
import {staticFile} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode(
  'staticFile() looks at the beginning of a path alone, removes every slash there, encodes data: and blob: URLs into a path, and refuses a value that begins with the static base.',
  () => {
    assert.equal(staticFile('home/stage.png'), '/home/stage.png');
    assert.equal(staticFile('takes/../public/a.mp3'), '/takes/../public/a.mp3');
    assert.throws(() => staticFile('/home/stage.png'), /does not support absolute paths/);
    assert.equal(staticFile('///stage.png'), '/stage.png');
    assert.equal(staticFile('data:image/png;base64,AA=='), '/data%3Aimage/png%3Bbase64%2CAA%3D%3D');
    assert.equal(staticFile('blob:https://app.example.com/1f'), '/blob%3Ahttps%3A//app.example.com/1f');
    const page = globalThis as {window?: {remotion_staticBase: string}};
    page.window = {remotion_staticBase: '/static-7f3a'};
    try {
      const once = staticFile('heron.jpg');
      assert.equal(once, '/static-7f3a/heron.jpg');
      assert.throws(() => staticFile(once), {
        message: 'The value "/static-7f3a/heron.jpg" is already prefixed with the static base /static-7f3a. You don\'t need to call staticFile() on it.',
      });
    } finally {
      delete page.window;
    }
  },
);

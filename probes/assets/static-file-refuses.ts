import assert from 'node:assert/strict';
import {staticFile} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('staticFile() refuses relative paths, paths on a disk, the prefix public/, remote URLs, null and undefined.', () => {
  for (const name of ['./jingle.mp3', '../jingle.mp3'])
    assert.throws(() => staticFile(name), new RegExp(`staticFile\\(\\) does not support relative paths - got "${name.replace(/\./g, '\\.')}"`));
  for (const name of ['C:/a.mp3', 'D:/a.mp3', 'E:/a.mp3', '/Users/kim/a.mp3', '/home/a', '/tmp/a', '/etc/a', '/opt/a', '/var/a', '/homepage.png'])
    assert.throws(() => staticFile(name), /staticFile\(\) does not support absolute paths - got "/, name);
  assert.throws(() => staticFile('public/jingle.mp3'), /Do not include the public\/ prefix when using staticFile\(\) - got "public\/jingle\.mp3"\./);
  assert.throws(() => staticFile('https://example.com/a.mp3'), /does not support remote URLs - got "https:\/\/example\.com\/a\.mp3"/);
  assert.throws(() => staticFile(null as unknown as string), /null was passed to staticFile\(\)/);
  assert.throws(() => staticFile(undefined as unknown as string), /undefined was passed to staticFile\(\)/);
  assert.equal(staticFile('/jingle.mp3'), staticFile('jingle.mp3'));
});

import assert from 'node:assert/strict';
import {createRequire} from 'node:module';
import type {staticFile as StaticFile} from 'remotion';
import {inNode} from '../lib/probe';

/** A copy that has not warned yet: it does so once for each code. */
function ownCopy(): typeof StaticFile {
  const load = createRequire(__filename);
  const file = require.resolve('remotion').replace(/index\.js$/, 'static-file.js');
  const shared = load.cache[file];
  Reflect.deleteProperty(load.cache, file);
  const {staticFile} = load(file) as {staticFile: typeof StaticFile};
  if (shared) load.cache[file] = shared;
  else Reflect.deleteProperty(load.cache, file);
  return staticFile;
}

export default inNode(
  'staticFile() encodes an encoded name again, warns of codes such as %23 and %2F, begins with the static base of a page and refuses a name that has it, and says for relative paths and URLs what to pass instead.',
  () => {
    const staticFile = ownCopy();
    const page = globalThis as {window?: object};
    const {warn} = console;
    const warnings: string[] = [];
    console.warn = (text: string) => void warnings.push(text);
    try {
      assert.equal(staticFile('take%203.mp4'), '/take%25203.mp4');
      assert.deepEqual(warnings, []);
      for (const name of ['take%23', 'a%2Fb']) staticFile(name);
      assert.equal(warnings.length, 2);
      for (const text of warnings) assert.match(text, /^WARNING: You seem to pass an already encoded path/);
      for (const base of ['/static-4f1a', '/public']) {
        page.window = {remotion_staticBase: base};
        assert.equal(staticFile('jingle.mp3'), `${base}/jingle.mp3`);
        assert.throws(() => staticFile(`${base}/jingle.mp3`), {
          message: `The value "${base}/jingle.mp3" is already prefixed with the static base ${base}. You don't need to call staticFile() on it.`,
        });
      }
      assert.throws(() => staticFile('../jingle.mp3'), {
        message:
          /^staticFile\(\) does not support relative paths - got "\.\.\/jingle\.mp3"\. Instead, pass the name of a file that is inside the public\/ folder\./,
      });
      assert.throws(() => staticFile('https://example.com/a.mp3'), {
        message:
          /^staticFile\(\) does not support remote URLs - got "https:\/\/example\.com\/a\.mp3"\. Instead, pass the URL without wrapping it in staticFile\(\)\./,
      });
    } finally {
      console.warn = warn;
      delete page.window;
    }
  },
);

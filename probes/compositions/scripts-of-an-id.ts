import assert from 'node:assert/strict';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {Folder, Internals} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode(
  'Composition ids and folder names take Chinese characters; kana, hangul, accents, emojis, dots, spaces, slashes and underscores are refused, as is an empty name.',
  () => {
    const accepts = (name: string) => {
      const isId = Boolean(Internals.isCompositionIdValid(name));
      const folder = () => renderToStaticMarkup(createElement(Folder, {name, children: null}));
      if (isId) assert.doesNotThrow(folder, name);
      else assert.throws(folder, {message: `Folder name can only contain a-z, A-Z, 0-9 and -. You passed ${name}`});
      return isId;
    };
    for (const name of ['音乐', '動画-2', 'my-video-1']) assert.equal(accepts(name), true, name);
    for (const name of ['おんがく', 'カタ', '음악', 'Café', '🎵', 'v1.2', 'my video', 'a/b', 'my_video', '']) assert.equal(accepts(name), false, name);
  },
);

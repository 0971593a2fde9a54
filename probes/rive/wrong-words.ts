import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {decodePng} from '../lib/picture';
import {byCommand} from '../lib/probe';

const MODULES = path.join(__dirname, '../../node_modules');

/** 100, as Rive writes it: the width (7) and the height (8) of an artboard. */
const HUNDRED = [0, 0, 0xc8, 0x42];
/** A backboard, an artboard with a fill of red, and an animation; each begins with its type and ends with 0. */
const FILE = Buffer.from([...Buffer.from('RIVE'), 7, 0, 0, 0, 23, 0, 1, 7, ...HUNDRED, 8, ...HUNDRED, 0, 20, 5, 0, 0, 18, 5, 1, 37, 0, 0, 255, 255, 0, 31, 0]);

const ENTRY = `
import {RemotionRiveCanvas} from '@remotion/rive';
import {useCallback, useState} from 'react';
import {Composition, continueRender, delayRender, registerRoot, staticFile} from 'remotion';

const {fetch} = window;
window.fetch = (request, init) => fetch(String(request).includes('unpkg.com') ? staticFile('rive.wasm') : request, init);
const Note = (props) => {
  const [handle] = useState(() => delayRender());
  const onLoad = useCallback(() => continueRender(handle), [handle]);
  return <RemotionRiveCanvas src={staticFile('note.riv')} onLoad={onLoad} {...props} />;
};
registerRoot(() => <Composition id="Note" component={Note} width={320} height={180} fps={30} durationInFrames={10} />);
`;

const OUTCOMES: [object, RegExp | 'red' | 'empty', RegExp?][] = [
  [{animation: 'none'}, 'red'],
  [{fit: 'fitWidth'}, 'empty', /Error: Invalid fit: fitWidth/],
  [{alignment: 'middle'}, 'empty', /Error: Invalid alignment: middle/],
  [{artboard: 'none'}, /Cannot read properties of null \(reading 'animationByIndex'\)/],
  [{artboard: 'none', animation: 'none'}, /Cannot read properties of null \(reading 'animationByName'\)/],
  [{src: '/missing.riv'}, /Bad header[^]*Cannot read properties of null \(reading 'defaultArtboard'\)/],
];

export default byCommand(
  'A wrong fit or alignment leaves the Rive canvas empty and is logged, and a wrong animation leaves the artboard as it is; a missing artboard or file ends the render with "Cannot read properties of null".',
  async (project) => {
    project.withComposition();
    fs.symlinkSync(path.join(MODULES, '@remotion/rive'), path.join(project.folder, 'node_modules/@remotion/rive'));
    project.write({
      'src/index.tsx': ENTRY,
      'public/rive.wasm': fs.readFileSync(path.join(MODULES, '@rive-app/canvas-advanced/rive.wasm')),
      'public/note.riv': FILE,
    });
    for (const [props, outcome, said = /./] of OUTCOMES) {
      project.write({'props.json': JSON.stringify(props)});
      const {code, output} = await project.remotion(['still', 'Note', 'note.png', '--props=props.json', '--frame=5']);
      assert.match(output, outcome instanceof RegExp ? outcome : said);
      assert.equal(code, outcome instanceof RegExp ? 1 : 0, output);
      if (!(outcome instanceof RegExp)) assert.equal(decodePng(project.read('note.png')).at(160, 90)[0], outcome === 'red' ? 255 : 0, output);
    }
  },
);

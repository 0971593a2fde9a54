import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {inNode} from '../lib/probe';

/** By file and function, the types of its arguments, or of one of them, and a part of what it returns. */
const FUNCTIONS: [file: string, name: string, parameters: (string | null)[], result?: string][] = [
  ['render-media', 'renderMedia', ['RenderMediaOptions']],
  ['render-still', 'renderStill', ['RenderStillOptions']],
  ['render-frames', 'renderFrames', ['RenderFramesOptions']],
  ['stitch-frames-to-video', 'stitchFramesToVideo', ['StitchFramesToVideoOptions']],
  ['select-composition', 'selectComposition', ['SelectCompositionOptions']],
  ['get-compositions', 'getCompositions', [null, 'GetCompositionsOptions']],
  ['combine-chunks', 'combineChunks', ['CombineChunksOptions']],
  ['ensure-browser', 'ensureBrowser', ['EnsureBrowserOptions']],
  ['get-video-metadata', 'getVideoMetadata', [null, null], 'Promise<VideoMetadata>'],
  ['make-cancel-signal', 'makeCancelSignal', [], 'cancelSignal: CancelSignal'],
];

const folder = path.join(__dirname, '../../node_modules/@remotion/renderer/dist');

/** The type of a function that a file declares. */
function typeOf(file: string, name: string): [ts.FunctionTypeNode, ts.SourceFile] {
  const source = ts.createSourceFile(file, fs.readFileSync(path.join(folder, `${file}.d.ts`), 'utf8'), ts.ScriptTarget.ES2022);
  const declared = source.statements.filter(ts.isVariableStatement).flatMap(({declarationList}) => [...declarationList.declarations]);
  const type = declared.find((each) => each.name.getText(source) === name)?.type;
  assert.ok(type && ts.isFunctionTypeNode(type), name);
  return [type, source];
}

export default inNode(
  'An …Options type of @remotion/renderer is that of the one argument of the function in its name, or for getCompositions() the second; getVideoMetadata() gives VideoMetadata, and makeCancelSignal() a CancelSignal.',
  () => {
    for (const [file, name, parameters, result = ''] of FUNCTIONS) {
      const [{parameters: found, type}, source] = typeOf(file, name);
      assert.equal(found.length, parameters.length, name);
      for (const [index, expected] of parameters.entries()) if (expected) assert.equal(found[index]!.type!.getText(source), expected, name);
      assert.ok(type.getText(source).includes(result), name);
    }
  },
);

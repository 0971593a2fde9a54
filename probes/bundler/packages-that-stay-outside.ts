import assert from 'node:assert/strict';
import {build} from 'esbuild';
import {inNode} from '../lib/probe';

export default inNode(
  'With --packages=external, esbuild leaves imports of remotion and react as they are; without it, their code is in the result, with the text “Multiple versions of Remotion”.',
  async () => {
    const contents = "import {AbsoluteFill} from 'remotion';\nimport {useState} from 'react';\nexport const parts = [AbsoluteFill, useState];\n";
    const bundled = async (packages?: 'external') => {
      const {outputFiles} = await build({stdin: {contents, resolveDir: process.cwd()}, bundle: true, write: false, format: 'esm', logLevel: 'error', packages});
      return outputFiles[0]?.text ?? '';
    };
    const outside = await bundled('external');
    assert.match(outside, /from "remotion"/);
    assert.match(outside, /from "react"/);
    assert.ok(outside.length < 400);
    const inside = await bundled();
    assert.doesNotMatch(inside, /^import .* from "(?:remotion|react)"/m);
    assert.match(inside, /Multiple versions of Remotion/);
    assert.doesNotMatch(outside, /Multiple versions of Remotion/);
  },
);

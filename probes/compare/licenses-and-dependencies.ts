import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {inNode} from '../lib/probe';

type Manifest = {license?: string; dependencies?: Record<string, string>; peerDependencies?: Record<string, string>};

const folder = path.join(__dirname, '../../node_modules/@remotion');
const manifest = (name: string) => JSON.parse(fs.readFileSync(path.join(folder, name, 'package.json'), 'utf8')) as Manifest;
const needs = (name: string) => Object.keys(manifest(name).dependencies ?? {});

/** Which license a package ships the text of, if any. */
const text = (name: string): string | undefined => {
  const file = path.join(folder, name, 'LICENSE.md');
  if (!fs.existsSync(file)) return undefined;
  const content = fs.readFileSync(file, 'utf8');
  return /^# Remotion License/.test(content) ? 'Remotion License' : /^Permission is hereby granted, free of charge/m.exec(content)?.[0] && 'MIT License';
};

export default inNode(
  'Five packages have no dependencies; shapes needs paths and React, noise and animation-utils need remotion. Some ship the text of the MIT License, others the Remotion License, two with another word in package.json.',
  () => {
    for (const name of ['captions', 'paths', 'layout-utils', 'preload', 'media-parser'])
      assert.deepEqual([needs(name), Object.keys(manifest(name).peerDependencies ?? {})], [[], []], name);
    assert.deepEqual([needs('shapes'), Object.keys(manifest('shapes').peerDependencies ?? {})], [['@remotion/paths'], ['react', 'react-dom']]);
    for (const name of ['noise', 'animation-utils']) assert.ok(needs(name).includes('remotion'), name);

    const texts = new Set(fs.readdirSync(folder).map(text));
    assert.ok(texts.has('MIT License') && texts.has('Remotion License'));
    assert.deepEqual([text('media-parser'), manifest('media-parser').license?.startsWith('Remotion License')], [undefined, true]);
    assert.deepEqual([text('transitions'), manifest('transitions').license], ['Remotion License', 'UNLICENSED']);
    assert.deepEqual([text('captions'), manifest('captions').license], ['Remotion License', 'MIT']);
  },
);

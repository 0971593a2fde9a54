import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Rule = {test: RegExp; type?: string; exclude?: RegExp};
type Configuration = {resolve: {extensions: string[]}; module: {rules: Rule[]}};
const {webpackConfig} = installed<{webpackConfig: (options: object) => Promise<[string, Configuration]>}>('@remotion/bundler/dist/webpack-config.js');

const FILES = 'png jpg jpeg svg webp gif bmp mp4 mov webm mp3 m4a wav aac woff woff2 otf ttf eot'.split(' ');
const CODE = 'ts tsx js jsx'.split(' ');
const UNKNOWN = 'avif ogg flac opus m4v mkv glb glsl srt md scss txt'.split(' ');

export default inNode(
  'Without changes to Webpack, code, css, json and the listed kinds of images, videos, audio and fonts can be imported, and no others.',
  async () => {
    const options = {entry: '/entry.mjs', userDefinedComponent: '/index.ts', outDir: newFolder(), environment: 'production', enableCaching: false};
    const more = {remotionRoot: newFolder(), maxTimelineTracks: null, keyboardShortcutsEnabled: true, bufferStateDelayInMilliseconds: null, poll: null};
    const [, configuration] = await webpackConfig({...options, ...more});
    const rules = (extension: string) => configuration.module.rules.filter(({test}) => test.test(`file.${extension}`));
    for (const extension of FILES)
      assert.deepEqual(
        rules(extension).map(({type}) => type),
        ['asset/resource'],
        extension,
      );
    for (const extension of [...CODE, 'css']) assert.equal(rules(extension).length, 1, extension);
    for (const extension of UNKNOWN) assert.equal(rules(extension).length, 0, extension);
    assert.ok(['.mjs', '.cjs', '.ts', '.tsx', '.js', '.jsx'].every((extension) => configuration.resolve.extensions.includes(extension)));
  },
);

import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Codecs = {supportedAudioCodecs: Record<string, string[]>; defaultAudioCodecs: Record<string, {compressed: string | null}>};
type Extensions = {defaultFileExtensionMap: Record<string, {forAudioCodec: Record<string, {possible: string[]}>}>};

const PAGE = path.join(__dirname, '../../docs/encoding.mdx');

export default inNode(
  'Each codec has the default audio codec and the other possible ones of the table, GIF has none, and no codec writes pcm-16 into an MP4 or a WebM.',
  () => {
    const {supportedAudioCodecs, defaultAudioCodecs} = installed<Codecs>('@remotion/renderer/dist/options/audio-codec.js');
    const {defaultFileExtensionMap} = installed<Extensions>('@remotion/renderer/dist/file-extensions.js');
    const [, table = ''] = fs.readFileSync(PAGE, 'utf8').split('| Codec | Audio by default | Also possible |\n| --- | --- | --- |\n');
    const rows = (/^(?:\|.*\n)+/.exec(table)?.[0] ?? '').trim().split('\n');
    const names = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    const said = rows.flatMap((row) => {
      const [, codecs, byDefault, others] = row.split('|');
      return names(codecs).map((codec) => [codec, names(byDefault)[0], names(others).sort()] as const);
    });
    const codecs = Object.keys(supportedAudioCodecs).filter((codec) => codec !== 'avi' && codec !== 'gif');
    assert.deepEqual(said.map(([codec]) => codec).sort(), codecs.sort());
    for (const [codec, byDefault, others] of said) {
      assert.equal(defaultAudioCodecs[codec]?.compressed, byDefault, codec);
      assert.deepEqual(supportedAudioCodecs[codec]?.filter((name) => name !== byDefault).sort(), others, codec);
    }
    assert.deepEqual([supportedAudioCodecs.gif, defaultAudioCodecs.gif?.compressed], [[], null]);
    const files = Object.values(defaultFileExtensionMap).flatMap(({forAudioCodec}) => forAudioCodec['pcm-16']?.possible ?? []);
    assert.deepEqual([files.includes('mkv'), files.includes('mp4'), files.includes('webm')], [true, false, false]);
  },
);

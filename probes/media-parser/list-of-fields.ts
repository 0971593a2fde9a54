import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {parseMedia} from '@remotion/media-parser';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';

const PAGE = path.join(__dirname, '../../docs/media-parser/fields.mdx');

export default inNode(
  'The tables of the page on fields hold all fields of parseMedia(), and no others; each of them but internalStats, with true in fields, is in the result, and its callback is called with the same value.',
  async () => {
    const listed = [...fs.readFileSync(PAGE, 'utf8').matchAll(/^\| `(\w+)` \| `/gm)].map(([, name]) => name!);
    const src = new File([new Uint8Array(fs.readFileSync(await media('plain.mp4')))], 'plain.mp4', {type: 'video/mp4'});
    const parse = (options: object) => parseMedia({src, acknowledgeRemotionLicense: true, ...options}) as Promise<Record<string, unknown>>;
    const message = await parse({fields: {frameRate: true}}).then(
      () => '',
      (error: Error) => error.message,
    );
    assert.match(message, /^Unknown field passed: frameRate\. Available fields: /);
    const known = message
      .split('Available fields: ')[1]!
      .replace(/\.$/, '')
      .split(', ')
      .filter((name) => name !== 'frameRate');
    assert.deepEqual([...listed].sort(), known.sort());

    const got: Record<string, unknown> = {};
    const callbacks = Object.fromEntries(listed.map((name) => [`on${name[0]!.toUpperCase()}${name.slice(1)}`, (value: unknown) => void (got[name] = value)]));
    const result = await parse({fields: Object.fromEntries(listed.map((name) => [name, true])), ...callbacks});
    assert.deepEqual(Object.keys(result).sort(), [...listed].sort());
    const {internalStats, ...others} = result;
    assert.ok(internalStats);
    assert.deepEqual(Object.keys(got).sort(), Object.keys(others).sort());
    for (const [name, value] of Object.entries(others)) assert.deepEqual(got[name], value, name);
  },
);

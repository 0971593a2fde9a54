import assert from 'node:assert/strict';
import fs from 'node:fs';
import {inNode} from '../lib/probe';

type Compared = Record<string, {since: string; absent?: string}>;
type Stated = {source: string; versions: Record<string, string>};

const read = <Data>(file: string) => JSON.parse(fs.readFileSync(`data/${file}.json`, 'utf8')) as Data;

const isVersionFour = (version: string) => version.startsWith('4.');

export default inNode(
  'The list of releases has packages, components, functions, options and flags, with the versions of the badges. Those of version 4 were compared; of those before, there is what the documentation of the toolkit states.',
  () => {
    const compared = read<Compared>('since');
    const {source, versions} = read<Stated>('stated-versions');
    const names = [...Object.keys(compared), ...Object.keys(versions)];
    for (const kind of [/^@remotion\/[\w-]+$/, /^remotion#[A-Z]\w+$/, /#[a-z]\w+$/, /^[^ ]+#\w+\.\w+$/, /^cli .* --/])
      assert.ok(
        names.some((name) => kind.test(name)),
        kind.source,
      );

    assert.ok(Object.values(compared).every(({since, absent}) => isVersionFour(since) && (!absent || absent === 'unpublished' || isVersionFour(absent))));
    assert.ok(Object.values(versions).filter((version) => !isVersionFour(version)).length > 100);
    assert.match(source, /^https:\/\/github\.com\/remotion-dev\/remotion\/.*docs$/);

    const pages = fs.readdirSync('docs', {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.mdx'));
    const badges = pages.flatMap((page) => [...fs.readFileSync(`docs/${page}`, 'utf8').matchAll(/<AvailableFrom v="([^"]+)" of="([^"]+)"/g)]);
    assert.ok(badges.length > 100);
    for (const [, version, name = ''] of badges) assert.ok([compared[name]?.since, versions[name]].includes(version), name);
  },
);

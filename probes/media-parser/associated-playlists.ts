import assert from 'node:assert/strict';
import {defaultSelectM3uAssociatedPlaylists, defaultSelectM3uStreamFn, type M3uAssociatedPlaylist} from '@remotion/media-parser';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Select = (options: {playlists: unknown[]; fn: (given: {associatedPlaylists: unknown[]}) => unknown; skipAudioTracks: boolean}) => Promise<unknown[]>;
const {selectAssociatedPlaylists} = installed<{selectAssociatedPlaylists: Select}>('@remotion/media-parser/dist/containers/m3u/select-stream.js');

export default inNode(
  'By default the only associated playlist is read, of several those marked as default, and the first stream; a function may return an empty array or a promise, and anything but an array of entries from its list fails.',
  async () => {
    const entry = (src: string, isDefault: boolean) => ({src, default: isDefault, isAudio: true}) as M3uAssociatedPlaylist;
    const [german, french] = [entry('de.m3u8', false), entry('fr.m3u8', true)];
    const byDefault = (...associatedPlaylists: M3uAssociatedPlaylist[]) => defaultSelectM3uAssociatedPlaylists({associatedPlaylists});
    assert.deepEqual(await byDefault(german), [german]);
    assert.deepEqual(await byDefault(german, french), [french]);
    assert.deepEqual(await byDefault(german, german), []);
    assert.equal(await defaultSelectM3uStreamFn({streams: [{id: 0}, {id: 1}] as never}), 0);

    const select = (returned: unknown) => selectAssociatedPlaylists({playlists: [german, french], fn: () => returned, skipAudioTracks: false});
    assert.deepEqual(await select([]), []);
    assert.deepEqual(await select(Promise.resolve([german])), [german]);
    for (const returned of [german, null, 'de']) await assert.rejects(select(returned), {message: 'Expected an array of associated playlists'});
    await assert.rejects(select([entry('it.m3u8', true)]), {message: /cannot be selected because it was not in the list of selectable playlists$/});
    assert.deepEqual(await selectAssociatedPlaylists({playlists: [], fn: () => assert.fail('It was called'), skipAudioTracks: false}), []);
  },
);

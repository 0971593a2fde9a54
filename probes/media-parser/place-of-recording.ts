import assert from 'node:assert/strict';
import {parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {made, media} from '../lib/media';
import {inNode} from '../lib/probe';

export default inNode(
  "location is read from Apple's two tags, which metadata lists under the names that the file gives them, and is null for a file without them.",
  async () => {
    const read = (src: string) => parseMedia({src, reader: nodeReader, fields: {location: true, metadata: true}, acknowledgeRemotionLicense: true});
    const silent = await media('silent.mp4');
    const place = '+47.3769+008.5417+408.000/';
    const names = ['com.apple.quicktime.location.ISO6709', 'com.apple.quicktime.location.accuracy.horizontal'];
    const tags = `-metadata ${names[0]}=${place} -metadata ${names[1]}=12.5`;
    const apple = await read(await made('place.mov', `-i ${silent} -c copy -movflags use_metadata_tags ${tags}`));
    assert.deepEqual(apple.location, {latitude: 47.3769, longitude: 8.5417, altitude: 408, horizontalAccuracy: 12.5});
    assert.deepEqual(
      apple.metadata
        .filter(({key}) => names.includes(key))
        .map(({value}) => value)
        .sort(),
      [place, '12.5'],
    );
    assert.equal((await read(silent)).location, null);
  },
);

import assert from 'node:assert/strict';
import {parseMedia} from '@remotion/media-parser';
import {failure} from '../lib/failure';
import {installed} from '../lib/installed';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';

export default inNode(
  'A field of an unknown name is refused if its value is true, and ignored if it is false; the message lists all fields, and the unknown one as the last. Without fields and handlers, the result is empty.',
  async () => {
    const file = await media('plain.mp4');
    const {fieldsNeedSamplesMap} = installed<{fieldsNeedSamplesMap: object}>('@remotion/media-parser/dist/state/need-samples-for-fields.js');
    const message = await failure(file, {fields: {lenght: true}});
    assert.match(message, /^Unknown field passed: lenght\. Available fields: /);
    const listed = message.split('Available fields: ')[1]?.split(', ') ?? [];
    assert.equal(listed.at(-1), 'lenght');
    assert.deepEqual(listed.slice(0, -1).toSorted(), Object.keys(fieldsNeedSamplesMap).toSorted());
    assert.equal(await failure(file, {fields: {lenght: false, durationInSeconds: true}}), '');
    const src = new File(['tide'], 'tide');
    assert.deepEqual(await parseMedia({src, acknowledgeRemotionLicense: true, logLevel: 'error'}), {});
  },
);

import assert from 'node:assert/strict';
import fs from 'node:fs';
import {failure, reading, rewritten} from '../lib/failure';
import {made, media} from '../lib/media';
import {slowInNode} from '../lib/probe';

const SIZE = 188;
const pid = (packet: Buffer) => ((packet[1]! & 0x1f) << 8) | packet[2]!;
const foreign = (id: number) => Buffer.concat([Buffer.from([0x47, 0x40 | (id >> 8), id & 255, 0x10]), Buffer.alloc(SIZE - 4, 0xff)]);

export default slowInNode(
  'A transport stream fails with bytes missing or too many, without its tables at the start, with packets that they do not name, also empty ones, and with a header that says scrambled; FFmpeg makes an MP4 of it.',
  async () => {
    const stream = fs.readFileSync(await media('plain.ts'));
    const packets = Array.from({length: stream.length / SIZE}, (_, index) => stream.subarray(index * SIZE, (index + 1) * SIZE));
    const whole = await reading(stream);
    const without = (id: number) => Buffer.concat(packets.filter((packet) => pid(packet) !== id));
    const withPacket = (packet: Buffer) => Buffer.concat([...packets.slice(0, 40), packet, ...packets.slice(40)]);
    assert.equal(await failure(without(0)), 'No PAT box found');
    assert.equal(await failure(without(4096)), 'No PMT box found');
    assert.equal(await failure(Buffer.concat(packets.slice(3))), 'No PAT box found');
    for (const id of [0x12, 0x300, 0x1fff]) assert.equal(await failure(withPacket(foreign(id))), 'Unknown packet identifier');
    assert.deepEqual(await reading((await rewritten(withPacket(foreign(0x300)), '-c copy', 'ts', 'mp4')).content), whole);

    const torn = Buffer.concat([stream.subarray(0, SIZE * 60 + 50), stream.subarray(SIZE * 60 + 90)]);
    assert.equal(await failure(torn), 'Invalid sync byte');
    assert.equal(await failure(withPacket(Buffer.from('harbor'))), 'Invalid sync byte');
    assert.match((await rewritten(torn, '-c copy', 'ts', 'mp4')).stderr, /Error parsing ADTS frame header!/);
    assert.equal(await failure((await rewritten(torn, '-c:v copy -c:a aac', 'ts', 'mp4')).content), '');

    const headed = (change: (packet: Buffer, at: number) => void) => {
      const copy = packets.map((packet) => Buffer.from(packet));
      for (const packet of copy) {
        const at = packet.indexOf(Buffer.from([0, 0, 1, 0xe0]));
        if (pid(packet) === 256 && at > 0) change(packet, at);
      }
      return Buffer.concat(copy);
    };
    assert.equal(await failure(headed((packet, at) => (packet[at + 6]! |= 0x30))), 'Only supporting non-scrambled streams');
    assert.equal(await failure(headed((packet, at) => packet.fill(0x5a, at))), 'Unexpected PES packet start code: 5a5a5a');
    assert.equal(await failure(headed((packet) => (packet[3]! |= 0xc0))), '');

    const picture = '-f image2 -loop 1 -framerate 30 -c:v rawvideo -pixel_format rgb24 -video_size 160x90 -i picture.rgb -t 1';
    const hevc = fs.readFileSync(await made('tides-hevc.ts', `${picture} -c:v libx265 -pix_fmt yuv420p -f mpegts`));
    assert.match(await failure(hevc, {fields: {tracks: true}}), /End of parsing of .* has been reached, but no tracks have been found/);
    assert.equal(await failure(hevc, {fields: {dimensions: true}}), '');
    assert.equal(await failure((await rewritten(hevc, '-c:v libx264 -c:a aac', 'ts', 'mp4')).content, {fields: {tracks: true}}), '');
  },
);

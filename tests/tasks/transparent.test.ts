import assert from 'node:assert/strict';
import {task} from './lib/task';

const EMPTY = {x: 1900, y: 20, frame: 60};
/** Within the lower third, left of its text. */
const COLORED = {x: 90, y: 960, frame: 60};

task('a transparent export', async (reader) => {
  const page = reader.open('docs/transparent-videos.mdx');
  reader.startProject();
  reader.save(page, ['src/LowerThird.tsx', 'src/Root.tsx']);

  await reader.run(page, 'npx remotion render LowerThird out/ines.webm --codec=vp9 --image-format=png --pixel-format=yuva420p');
  await reader.run(page, 'npx remotion render LowerThird out/ines.mov --codec=prores --prores-profile=4444 --image-format=png --pixel-format=yuva444p10le');
  await reader.run(page, 'npx remotion render LowerThird out/ines --sequence');

  assert.match(await reader.run(page, 'npx remotion ffprobe out/ines.webm'), /alpha_mode\s*: 1/);
  assert.match(await reader.run(page, 'npx remotion ffprobe out/ines.mov'), /ap4h.*yuva444p12le/);
  await reader.expectMedia('out/ines.webm', {codec_name: 'vp9', width: 1920, height: 1080, nb_read_frames: 75});
  await reader.expectMedia('out/ines.mov', {codec_name: 'prores', width: 1920, height: 1080, nb_read_frames: 75});
  const last = reader.list('out/ines').at(-1)!;
  assert.equal(reader.list('out/ines').length, 75);
  for (const file of ['out/ines.webm', 'out/ines.mov', `out/ines/${last}`]) {
    const place = file.endsWith('.png') ? {frame: 0} : {};
    const [, , , empty] = await reader.pixel(file, {...EMPTY, ...place});
    const [red = 0, , , covered] = await reader.pixel(file, {...COLORED, ...place});
    assert.equal(empty, 0, `${file} is transparent where nothing is drawn`);
    assert.ok(Math.abs(covered! - 0.8 * 255) < 8 && red > 140, `${file} is red at 80 percent in the box, not ${red} at ${covered}`);
  }

  reader.install(['@remotion/bundler', '@remotion/renderer']);
  reader.beModules(reader.open('docs/renderer.mdx'));
  reader.remove('out/ines.webm');
  reader.save(page, ['render-name.ts']);
  const {code, output} = await reader.try('npx tsx render-name.ts');
  assert.equal(code, 0, output);
  assert.equal((await reader.pixel('out/ines.webm', EMPTY))[3], 0);
});

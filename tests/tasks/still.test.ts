import assert from 'node:assert/strict';
import {taskForAgents} from './lib/task';

taskForAgents('a parameterized still as a social card', async (reader) => {
  const page = reader.open('docs/stills.mdx');
  reader.startProject();
  assert.ok(page.says('1200 × 630 pixels'));
  reader.save(page, ['src/Root.tsx'], {'height={1200}': 'height={630}'});

  await reader.run(page, 'npx remotion still Cover out/cover.png');
  await reader.run(page, `npx remotion still Cover out/cover.jpg --jpeg-quality=90 --props='{"guest":"Teo Brandt","episode":42}'`);

  await reader.expectMedia('out/cover.png', {codec_name: 'png', width: 1200, height: 630});
  await reader.expectMedia('out/cover.jpg', {codec_name: 'mjpeg', width: 1200, height: 630});
  await reader.expectPixel('out/cover.png', {x: 20, y: 20}, [244, 162, 97, 255]);
  const texts = {x: 90, y: 60, width: 900, height: 500};
  assert.notDeepEqual(await reader.pixels('out/cover.png', texts), await reader.pixels('out/cover.jpg', texts), 'other props give another picture');

  reader.install(['@remotion/bundler', '@remotion/renderer']);
  reader.beModules(reader.open('docs/renderer.mdx'));
  reader.save(page, ['render-covers.ts']);
  const {code, output} = await reader.try('npx tsx render-covers.ts');
  assert.equal(code, 0, output);
  for (const episode of [41, 42]) await reader.expectMedia(`out/cover-${episode}.jpg`, {codec_name: 'mjpeg', width: 1200, height: 630});
});

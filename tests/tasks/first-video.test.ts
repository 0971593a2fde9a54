import assert from 'node:assert/strict';
import {taskForAgents} from './lib/task';

taskForAgents('a first video from zero, without the template, which comes from GitHub', async (reader) => {
  const page = reader.open('docs/getting-started.mdx');
  await reader.run(page, 'npm init -y');
  reader.install(page);
  reader.haveBrowser();
  reader.save(page, ['tsconfig.json', 'src/index.ts', 'src/LaunchCountdown.tsx', 'src/Root.tsx']);

  assert.equal(await reader.run(page, 'npx tsc'), '');
  await reader.run(page, 'npx remotion render LaunchCountdown');
  await reader.run(page, 'npx remotion still LaunchCountdown --frame=45');

  await reader.expectMedia('out/LaunchCountdown.mp4', {codec_name: 'h264', width: 1280, height: 720, r_frame_rate: '30/1', nb_read_frames: 150});
  await reader.expectMedia('out/LaunchCountdown.png', {codec_name: 'png', width: 1280, height: 720});
  // The bar at the lower edge is as long as the share of the time that has passed: (45 + 1) / 150 of 1280 pixels.
  await reader.expectPixel('out/LaunchCountdown.png', {x: 385, y: 710}, [255, 122, 89, 255]);
  await reader.expectPixel('out/LaunchCountdown.png', {x: 400, y: 710}, [16, 22, 47, 255]);
  await reader.expectPixel('out/LaunchCountdown.mp4', {x: 1270, y: 710, frame: 149}, [255, 122, 89, 255]);
});

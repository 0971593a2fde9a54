import {makeClip} from './lib/media';
import {task, taskForAgents} from './lib/task';

taskForAgents('a fade between two clips', async (reader) => {
  const page = reader.open('docs/transitioning.mdx');
  reader.startProject();
  reader.install(page);
  reader.save(page, ['src/Crossfade.tsx']);
  reader.registerRoot('Crossfade', 'CrossfadeRoot');
  await makeClip(reader, 'public/harbor.mp4', [200, 40, 40], 90);
  await makeClip(reader, 'public/market.mp4', [40, 40, 200], 120);

  await reader.run(page, 'npx remotion render Crossfade out/crossfade.mp4');

  await reader.expectMedia('out/crossfade.mp4', {codec_name: 'h264', width: 1280, height: 720, nb_read_frames: 150});
  const center = {x: 640, y: 360};
  await reader.expectPixel('out/crossfade.mp4', {...center, frame: 59}, [200, 40, 40], 25);
  await reader.expectPixel('out/crossfade.mp4', {...center, frame: 67}, [120, 40, 120], 35);
  await reader.expectPixel('out/crossfade.mp4', {...center, frame: 76}, [40, 40, 200], 25);
});

task('scenes that slide and dissolve', async (reader) => {
  const page = reader.open('docs/transitioning.mdx');
  reader.startProject();
  reader.install(page);
  reader.save(page, ['src/ProductVideo.tsx', 'src/Root.tsx']);

  const {code, output} = await reader.try('npx remotion render ProductVideo out/product.mp4');
  if (code !== 0) throw new Error(output);

  await reader.expectMedia('out/product.mp4', {width: 1280, height: 720, nb_read_frames: 188});
  // The slide from the right covers the right edge first.
  await reader.expectPixel('out/product.mp4', {x: 1270, y: 20, frame: 45}, [244, 162, 97]);
  await reader.expectPixel('out/product.mp4', {x: 5, y: 20, frame: 37}, [237, 237, 233]);
});

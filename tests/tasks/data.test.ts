import assert from 'node:assert/strict';
import {answer} from './lib/answer';
import {task} from './lib/task';

task('data that is fetched before the render, from a server that stands for the API', async (reader) => {
  const page = reader.open('docs/data-fetching.mdx');
  const teams = [
    {name: 'Knights', points: 61},
    {name: 'Rooks', points: 48},
    {name: 'Pawns', points: 12},
  ];
  const api = await answer({'/chess-2025.json': teams});
  try {
    reader.startProject();
    reader.save(page, ['src/StandingsRoot.tsx'], {'https://league.example.com': api.origin});
    reader.registerRoot('StandingsRoot', 'StandingsRoot');

    await reader.run(page, `npx remotion render Standings --props='{"league": "chess-2025"}'`);

    assert.deepEqual(api.asked, ['/chess-2025.json'], 'fetched once per render');
    await reader.expectMedia('out/Standings.mp4', {width: 1280, height: 720, nb_read_frames: 3 * 8 + 90});
    // The bar of the first team is 61 × 12 pixels in the end, starting at a padding of 80.
    const end = {y: 130, frame: 113};
    await reader.expectPixel('out/Standings.mp4', {...end, x: 80 + 61 * 12 - 6}, [255, 190, 11], 30);
    await reader.expectPixel('out/Standings.mp4', {...end, x: 80 + 61 * 12 + 12}, [248, 249, 250], 30);

    const failed = await reader.try(`npx remotion render Standings --props='{"league": "unknown"}'`);
    assert.equal(failed.code, 1);
    assert.match(failed.output, /No standings for unknown: 500/);
  } finally {
    api.close();
  }
});

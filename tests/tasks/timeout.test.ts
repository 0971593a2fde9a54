import assert from 'node:assert/strict';
import {answer} from './lib/answer';
import {task} from './lib/task';

const SIZE = 'durationInFrames={30} fps={30} width={320} height={180}';
/** The page names the limit of 28000 ms; a shorter one gives the same error sooner. */
const SHORT = '--timeout=7000';

task('a delayRender() timeout, reproduced and mended', async (reader) => {
  const page = reader.open('docs/timeout.mdx');
  const api = await answer({'/rain': 'rain until noon'});
  try {
    reader.startProject();
    reader.save(page, ['src/StuckForecast.tsx', 'src/Forecast.tsx']);

    reader.register('StuckForecast', 'StuckForecast', `${SIZE} defaultProps={{url: '${api.origin}/broken'}}`);
    const stuck = await reader.try(`npx remotion render StuckForecast ${SHORT}`);
    assert.equal(stuck.code, 1);
    assert.match(stuck.output, /A delayRender\(\) "Loading weather data" was called but not cleared after 5000ms\./);

    reader.register('Forecast', 'Forecast', `${SIZE} defaultProps={{url: '${api.origin}/broken'}}`);
    const stopped = await reader.try(`npx remotion render Forecast ${SHORT}`);
    assert.equal(stopped.code, 1);
    assert.match(stopped.output, /Forecast: 500/, 'the fix names the real reason');

    reader.register('Forecast', 'Forecast', `${SIZE} defaultProps={{url: '${api.origin}/rain'}}`);
    await reader.run(page, 'npx remotion render Forecast --timeout=120000');
    await reader.expectMedia('out/Forecast.mp4', {width: 320, height: 180, nb_read_frames: 30});
    assert.match(await reader.run(page, 'npx remotion still Forecast --log=verbose'), /delayRender\(\) "Loading weather data" handle was cleared after \d+ms/);
  } finally {
    api.close();
  }
});

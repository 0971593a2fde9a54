import assert from 'node:assert/strict';
import {openPageApp} from '../lib/page-app';
import {inBrowser} from '../lib/probe';

const ENTRY = `
  import {Player} from '@remotion/player';
  import {createRoot} from 'react-dom/client';
  import {Movie} from './src/Movie';
  const item = (id, from) => ({id, track: 0, from, durationInFrames: 90, text: id, color: 'teal'});
  const video = {component: Movie, durationInFrames: 300, fps: 30, compositionWidth: 640, compositionHeight: 360, initialFrame: 10, acknowledgeRemotionLicense: true};
  const root = createRoot(document.body.appendChild(document.createElement('main')));
  const show = (items) => root.render(<Player {...video} inputProps={{items}} />);
  const [regatta, race, wind] = [item('Regatta', 0), item('Race', 0), item('Wind', 0)];
  show([regatta, race, wind]);
  window.later = {moved: () => show([{...regatta, from: 5}, race, {...wind, from: 8}]), swapped: () => show([wind, race, regatta]), removed: () => show([race, wind])};
`;

export default inBrowser(
  'In the composition of the page on building a timeline, the element of an item stays mounted while its neighbors move, change places or are removed.',
  async (stage) => {
    const page = await openPageApp(stage, ['docs/building-a-timeline.mdx'], ENTRY);
    await page.getByText('Race', {exact: true}).waitFor();
    const found = `[...document.querySelectorAll('div')].find(({textContent, children}) => textContent === 'Race' && !children.length)`;
    await page.evaluate(`window.race = ${found}`);
    for (const change of ['moved', 'swapped', 'removed']) {
      await page.evaluate(`window.later.${change}(), new Promise((resolve) => setTimeout(resolve, 100))`);
      assert.equal(await page.evaluate(`window.race === ${found} && window.race.isConnected`), true, change);
    }
    assert.equal(await page.evaluate(`document.querySelector('main').textContent.includes('Regatta')`), false);
  },
);

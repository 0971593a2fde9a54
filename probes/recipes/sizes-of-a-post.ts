import assert from 'node:assert/strict';
import type {ReactElement} from 'react';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Registered = ReactElement<{id: string; width: number; height: number}>;
type Samples = {
  RemotionRoot(): ReactElement<{calculateMetadata(given: {props: {format: string}}): object}>;
  FormatFolder(): ReactElement<{children: Registered[]}>;
  Formats(): Registered[];
};

export default inNode(
  'The four formats have their sizes and names; a misspelled one has no size. The folder holds four compositions with the same sizes, and the vertical video three formats.',
  () => {
    const given = {'./SocialSizes': {SocialSizes: () => null}, './VerticalVideo': {VerticalVideo: () => null}};
    const page = ['docs/recipes/social-sizes.mdx'];
    const {calculateMetadata} = sampleOf<Samples>(page, 'Root', given).RemotionRoot().props;
    const sizes = ['wide', 'square', 'feed', 'story'].map((format) => calculateMetadata({props: {format}}));
    assert.deepEqual(sizes, [
      {width: 1920, height: 1080, defaultOutName: 'night-market-wide'},
      {width: 1080, height: 1080, defaultOutName: 'night-market-square'},
      {width: 1080, height: 1350, defaultOutName: 'night-market-feed'},
      {width: 1080, height: 1920, defaultOutName: 'night-market-story'},
    ]);
    assert.deepEqual(calculateMetadata({props: {format: 'storry'}}), {defaultOutName: 'night-market-storry'});
    const folder = sampleOf<Samples>(page, 'FormatFolder', given).FormatFolder().props.children;
    assert.deepEqual(
      folder.map(({props}) => `${props.id} ${props.width} ${props.height}`),
      ['NightMarket-Wide 1920 1080', 'NightMarket-Square 1080 1080', 'NightMarket-Feed 1080 1350', 'NightMarket-Story 1080 1920'],
    );
    const formats = sampleOf<Samples>(['docs/recipes/vertical-video.mdx'], 'Formats', given).Formats();
    assert.deepEqual(
      formats.map(({props}) => `${props.id} ${props.width} ${props.height}`),
      ['Story 720 1280', 'Portrait 864 1080', 'Square 1080 1080'],
    );
  },
);

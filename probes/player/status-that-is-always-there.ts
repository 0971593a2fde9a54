import assert from 'node:assert/strict';
import {createElement as h} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Sample = {PlayButton: (props: {player: null}) => null};

export default inNode(
  'The element with role="status" beside the button of the page is there in each of the three states, and has a text in one of them.',
  () => {
    const markup = (state: string) => {
      const {PlayButton} = sampleOf<Sample>(['docs/buffer-state.mdx'], 'app/PlayButton', {'./use-playback-state': {usePlaybackState: () => state}});
      return renderToStaticMarkup(h(PlayButton, {player: null})).replace(/^<button[^>]*>/, '');
    };
    assert.deepEqual(['paused', 'playing', 'waiting'].map(markup), [
      'Play</button><span role="status"></span>',
      'Pause</button><span role="status"></span>',
      'Pause</button><span role="status">Loading …</span>',
    ]);
  },
);

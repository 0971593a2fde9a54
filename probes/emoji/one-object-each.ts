import assert from 'node:assert/strict';
import {AnimatedEmoji, getAvailableEmojis} from '@remotion/animated-emoji';
import {createElement} from 'react';
import {markupAt} from '../lib/at-frame';
import {slowInNode} from '../lib/probe';

const VIDEO = {width: 320, height: 180, fps: 30, durationInFrames: 300};

export default slowInNode(
  'getAvailableEmojis() has an object for each of 411 names, all played by AnimatedEmoji; tags have colons and may be shared: :clap: by clap and its five skin tones; sorting a copy leaves the list.',
  () => {
    const all = getAvailableEmojis();
    const names = all.map(({name}) => name);
    assert.deepEqual([all.length, new Set(names).size], [411, 411]);
    for (const emoji of names)
      assert.match(
        markupAt(() => createElement('b', null, createElement(AnimatedEmoji, {emoji})), VIDEO, 0),
        /<video/,
        emoji,
      );
    const clapping = all.filter(({tags}) => tags.includes(':clap:')).map(({name}) => name);
    assert.equal(clapping.length, 6);
    const tags = all.flatMap((emoji) => emoji.tags);
    assert.ok(tags.every((tag) => /^:.+:$/.test(tag)) && tags.includes(':face-in-clouds:') && tags.includes(':lost:'));
    assert.equal(clapping.filter((name) => name !== 'clap' && name.startsWith('clap-')).length, 5);
    [...all].sort((a, b) => b.durationInSeconds - a.durationInSeconds);
    assert.deepEqual(
      getAvailableEmojis().map(({name}) => name),
      names,
    );
  },
);

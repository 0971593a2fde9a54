import assert from 'node:assert/strict';
import {media} from '../lib/media';
import fs from 'node:fs';
import {mounted} from '../lib/mounted';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Element = {props: {children: unknown[]}};

export default inNode(
  'If the effect of KeyframeCounter is started, cleaned up and started again, as in Strict Mode, the first call is aborted, which its catch ignores, and the second one counts to the end.',
  async () => {
    const {KeyframeCounter} = sampleOf<{KeyframeCounter: (props: {file: File}) => Element}>(
      ['docs/media-parser/pause-resume-abort.mdx'],
      'app/KeyframeCounter.tsx',
    );
    const file = new File([new Uint8Array(fs.readFileSync(await media('silent.mp4')))], 'silent.mp4');
    const shown = ({props: {children}}: Element) => children.filter((child) => typeof child !== 'object').join('');
    const first = mounted(() => KeyframeCounter({file}));
    const second = mounted(() => KeyframeCounter({file}));
    first.render();
    first.unmount();
    second.render();
    for (let turn = 0; turn < 400 && !shown(second.render()).startsWith('Done'); turn++) await new Promise((resolve) => setTimeout(resolve, 10));
    assert.equal(shown(first.render()), 'Reading: 0 keyframes');
    assert.equal(shown(second.render()), 'Done: 2 keyframes');
  },
);

import assert from 'node:assert/strict';
import {setImmediate} from 'node:timers/promises';
import type {ReactElement} from 'react';
import {mounted} from '../lib/mounted';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Sign = {PierSign(props: {text: string}): ReactElement<{children: ReactElement<{style: {width: number}}>}> | null};

export default inNode(
  'The sign of the page measures its text after loadFont() has resolved, holds the frame from its first render until then, and is drawn with the width that was measured; if loading fails, the render is canceled.',
  async () => {
    const played = async (outcome: (resolve: () => void, reject: (error: Error) => void) => void) => {
      const steps: string[] = [];
      let end = () => {};
      const loading = new Promise<void>((resolve, reject) => (end = () => outcome(resolve, reject)));
      const remotion = {
        delayRender: () => steps.push('held'),
        continueRender: (handle: number) => void steps.push(`released ${handle}`),
        cancelRender: (error: Error) => void steps.push(`canceled: ${error.message}`),
        staticFile: (name: string) => name,
        AbsoluteFill: 'section',
      };
      const given = {
        remotion,
        '@remotion/fonts': {loadFont: () => loading},
        '@remotion/layout-utils': {measureText: () => (steps.push('measured'), {width: 341, height: 50})},
      };
      const {PierSign} = sampleOf<Sign>(['docs/layout-utils/debug.mdx'], 'PierSign', given);
      const {render} = mounted(() => PierSign({text: 'Pier 5'}));
      assert.equal(render(), null);
      await setImmediate();
      assert.deepEqual(steps, ['held']);
      end();
      await setImmediate();
      return {steps, element: render()};
    };
    const {steps, element} = await played((resolve) => resolve());
    assert.deepEqual(steps, ['held', 'measured', 'released 1']);
    assert.equal(element?.props.children.props.style.width, 341);
    const failed = await played((_, reject) => reject(new Error('No font')));
    assert.deepEqual([failed.steps, failed.element], [['held', 'canceled: No font'], null]);
  },
);

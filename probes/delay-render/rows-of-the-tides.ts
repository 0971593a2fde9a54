import assert from 'node:assert/strict';
import type {ReactElement} from 'react';
import * as remotion from 'remotion';
import {elementsOf} from '../lib/elements-of';
import {mounted} from '../lib/mounted';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Sample = {TideTable: (props: {harbor: string}) => ReactElement};

export default inNode(
  'Until the answer has arrived, the table of the tides is rendered with an empty list. Its handle alone keeps the render back until then: without it, frames would be captured empty. The request depends on no frame.',
  async () => {
    const open = new Set<number>();
    let handles = 0;
    let requests = 0;
    let answer: (response: Response) => void = () => undefined;
    const {fetch} = globalThis;
    globalThis.fetch = () => {
      requests++;
      return new Promise((resolve) => (answer = resolve));
    };
    const delayRender = () => {
      open.add(++handles);
      return handles;
    };
    const given = {remotion: {...remotion, delayRender, continueRender: (handle: number) => void open.delete(handle)}};
    try {
      const {TideTable} = sampleOf<Sample>(['docs/data-fetching.mdx'], 'TideTable', given);
      const table = mounted(() => TideTable({harbor: 'Husum'}));
      const rows = () => elementsOf(table.render()).filter(({type}) => type === 'div').length;
      for (let frame = 0; frame < 5; frame++) assert.deepEqual([rows(), open.size, handles, requests], [0, 1, 1, 1]);
      answer(
        Response.json([
          {time: '04:10', meters: 0.4},
          {time: '10:32', meters: 3.1},
        ]),
      );
      while (open.size > 0) await new Promise(setImmediate);
      assert.deepEqual([rows(), handles, requests], [2, 1, 1]);
    } finally {
      globalThis.fetch = fetch;
    }
  },
);

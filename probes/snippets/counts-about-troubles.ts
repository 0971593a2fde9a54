import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import type {ReactElement} from 'react';
import {Img} from 'remotion';
import {elementsOf} from '../lib/elements-of';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

const FOLDER = 'docs/troubleshooting';
const WAITING = path.join(__dirname, '../../node_modules/remotion/dist/cjs/video/OffthreadVideoForRendering.js');

const after = (page: string, sentence: string) => {
  const [, rest] = fs.readFileSync(`${FOLDER}/${page}.mdx`, 'utf8').split(sentence);
  assert.ok(rest, `${page} no longer says ${sentence}`);
  return rest.split(/\n#+ /)[0]!;
};

type Card = {HomeScene(): ReactElement<{image: ReactElement<object>}>};

export default inNode(
  'The page on next/image lists four features, and its shared component gets an <Img> from the video, no next/image. That on late video frames lists two things that the server does; one handle waits for both.',
  () => {
    const rows = after('nextjs-image', 'four of its features do not fit a video:').match(/^\| (?!---)/gm) ?? [];
    assert.equal(rows.length - 1, 4);
    const asked: string[] = [];
    const given = new Proxy({}, {has: (_, name) => (asked.push(String(name)), false)});
    const {image} = sampleOf<Card>([`${FOLDER}/nextjs-image.mdx`], 'HomeCard', given).HomeScene().props;
    assert.deepEqual(
      elementsOf(image).map(({type}) => type),
      [Img],
    );
    assert.deepEqual([...new Set(asked)].toSorted(), ['react/jsx-runtime', 'remotion']);

    const things = after('delay-render-proxy', 'This server does two things,').match(/^\d+\. /gm) ?? [];
    assert.equal(things.length, 2);
    const labels = fs.readFileSync(WAITING, 'utf8').match(/delayRender\)\([^,]*,/g) ?? [];
    assert.deepEqual(labels, ['delayRender)(`Fetching ${actualSrc} from server`,']);
  },
);

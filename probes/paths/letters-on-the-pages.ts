import assert from 'node:assert/strict';
import {parsePath, reduceInstructions} from '@remotion/paths';
import {inNode} from '../lib/probe';
import {markupAt} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';

const size = {width: 1280, height: 720, fps: 30, durationInFrames: 90};

const pathOf = (markup: string) => /<path d="([^"]*)"/.exec(markup)?.[1] ?? '';

export default inNode(
  'The violin is reduced to eight curves with two absolute control points each; the temperatures begin with M 100 574 L 198 552 and take 60 frames; points of the coast but the first move by up to 6, in each frame alike.',
  () => {
    const {CurveHandles} = sampleOf<{CurveHandles: () => null}>(['docs/paths/reduce-instructions.mdx'], 'CurveHandles');
    const violin = markupAt(CurveHandles, size, 0);
    const curves = reduceInstructions(parsePath(pathOf(violin))).filter(({type}) => type === 'C');
    assert.deepEqual([curves.length, violin.match(/<circle/g)?.length], [8, 8]);
    assert.ok(curves.every((curve) => ['cp1x', 'cp1y', 'cp2x', 'cp2y'].every((name) => name in curve)));

    const {TemperatureLine} = sampleOf<{TemperatureLine: () => null}>(['docs/paths/serialize-instructions.mdx'], 'TemperatureLine');
    const year = markupAt(TemperatureLine, size, 60);
    assert.ok(pathOf(year).startsWith('M 100 574 L 198 552 L'), pathOf(year));
    assert.equal(parsePath(pathOf(year)).length, 12);
    assert.match(year, /stroke-dashoffset="0"/);
    assert.doesNotMatch(markupAt(TemperatureLine, size, 59), /stroke-dashoffset="0"/);

    const {RaggedCoast} = sampleOf<{RaggedCoast: () => null}>(['docs/paths/parse-path.mdx'], 'RaggedCoast');
    const coast = parsePath(pathOf(markupAt(RaggedCoast, size, 0)));
    assert.equal(pathOf(markupAt(RaggedCoast, size, 0)), pathOf(markupAt(RaggedCoast, size, 40)));
    const smooth = [...[-9, 80, 20, 74, 50, 78, 80, 62, 110, 66, 140, 50, 170, 56, 200, 44], ...[230, 52, 260, 38, 290, 44, 330, 30, 330, 200, -9, 200]];
    const moved = coast.flatMap((step) => ('x' in step && 'y' in step ? [step.x, step.y] : [])).map((value, index) => Math.abs(value - smooth[index]!));
    assert.equal(moved.length, smooth.length);
    assert.deepEqual(moved.slice(0, 2), [0, 0]);
    assert.ok(
      moved.slice(2).every((distance) => distance > 0 && distance <= 6),
      moved.join(),
    );
  },
);

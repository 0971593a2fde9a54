import assert from 'node:assert/strict';
import {meta} from '../../demos/scenes-from-json/meta';
import {ScenesFromJson} from '../../demos/scenes-from-json/ScenesFromJson';
import {markupAt} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

const PAGE = ['docs/recipes/scenes-from-json.mdx'];

type Scene = {kind: string; text: string; note: string; seconds: number};
type Compute = (given: {props: {scenes?: Scene[]}; abortSignal?: AbortSignal}) => {durationInFrames: number; props?: {scenes: Scene[]}};
type Samples = {
  RemotionRoot(): {props: {calculateMetadata: Compute}};
  checkedLength: Compute;
  fromApi: (...given: Parameters<Compute>) => Promise<ReturnType<Compute>>;
};

const scene = (seconds: number, kind = 'title'): Scene => ({kind, text: 'Ebb', note: 'Six hours', seconds});

export default inNode(
  'The scenes take 45, 45, 60 and 45 frames, each rounded on its own. An unknown kind is a title. The schema refuses a scene of 45 seconds and an empty list, and the scenes of an API become props with their length.',
  async () => {
    const root = sampleOf<Samples>(PAGE, 'Root', {'./ScenesFromJson': {ScenesFromJson}, './scenes.json': []}).RemotionRoot();
    const length = (scenes: Scene[]) => root.props.calculateMetadata({props: {scenes}}).durationInFrames;
    const example = sampleOf<Scene[]>(PAGE, 'scenes.json');
    assert.deepEqual([length(example), ...example.map((one) => length([one]))], [195, 45, 45, 60, 45]);
    const thirds = [scene(1.52), scene(1.52), scene(1.52)];
    assert.deepEqual([length(thirds), Math.round(3 * 1.52 * 30)], [138, 137]);

    const at = (frame: number, scenes?: Scene[]) => markupAt(ScenesFromJson, meta, frame, scenes ? {scenes} : {});
    const texts = [0, 44, 45, 89, 90, 149, 150, 194].map((frame) => example.findIndex(({note}) => at(frame).includes(note)));
    assert.deepEqual(texts, [0, 0, 1, 1, 2, 2, 3, 3]);
    assert.equal(at(9, [scene(2, 'haiku')]), at(9, [scene(2, 'title')]));

    const {checkedLength} = sampleOf<Samples>(PAGE, 'scene-schema');
    assert.equal(checkedLength({props: {scenes: example}}).durationInFrames, 195);
    assert.throws(() => checkedLength({props: {scenes: [scene(45)]}}), /20/);
    assert.throws(() => checkedLength({props: {scenes: []}}));
    assert.equal(length([]), 0);

    const {fetch} = globalThis;
    globalThis.fetch = () => Promise.resolve(Response.json(example));
    try {
      assert.deepEqual(await sampleOf<Samples>(PAGE, 'from-api').fromApi({props: {}}), {props: {scenes: example}, durationInFrames: 195});
    } finally {
      globalThis.fetch = fetch;
    }
  },
);

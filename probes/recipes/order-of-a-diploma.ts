import assert from 'node:assert/strict';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Props = {name: string; course: string};
type Server = {renderDiploma: (props: Props) => Promise<string>};

export default inNode(
  'The server of the page bundles once for all requests, cuts long names and courses off, and gives each file a name of its own.',
  async () => {
    const bundles: string[] = [];
    const rendered: {inputProps: Props; outputLocation: string; serveUrl: string}[] = [];
    const {renderDiploma} = sampleOf<Server>(['docs/studio-into-app.mdx'], 'server/render-diploma.ts', {
      '@remotion/bundler': {bundle: ({entryPoint}: {entryPoint: string}) => Promise.resolve(`bundle ${bundles.push(entryPoint)}`)},
      '@remotion/renderer': {
        selectComposition: ({id, inputProps}: {id: string; inputProps: Props}) => Promise.resolve({id, props: inputProps}),
        renderMedia: (options: (typeof rendered)[number]) => Promise.resolve(void rendered.push(options)),
      },
      '../src/diploma-facts': sampleOf(['docs/studio-into-app.mdx'], 'src/diploma-facts.ts'),
    });
    const files = [await renderDiploma({name: 'A'.repeat(50), course: 'B'.repeat(90)}), await renderDiploma({name: 'Ada', course: 'Knots'})];
    assert.deepEqual(bundles, ['./src/index.ts']);
    assert.deepEqual(
      rendered.map(({inputProps, serveUrl}) => [inputProps.name.length, inputProps.course.length, serveUrl]),
      [
        [40, 80, 'bundle 1'],
        [3, 5, 'bundle 1'],
      ],
    );
    assert.deepEqual(
      rendered.map(({outputLocation}) => outputLocation),
      files,
    );
    assert.notEqual(files[0], files[1]);
  },
);

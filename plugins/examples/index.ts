import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readCorpus} from '../../core/corpus/corpus';
import {toolkitImports, topicOf} from '../../core/demos/examples';
import type {Demo} from '../../core/demos/read';
import {demoUses} from '../../core/demos/uses';
import type {Example, ExampleTile} from '../../src/components/examples/example-data';
import {cardOf} from '../demos/card';

/** A few for the home page, each of another kind; the contact sheet begins with them. */
const FEATURED = [
  'product-intro',
  'transitions-overview',
  'audio-spectrum',
  'noise-field',
  'camera-motion-blur',
  'data-chart',
  'interpolate-path',
  'warp-path',
];

/** Collects all demos for the contact sheet, with what they use and the pages that show them. */
export default function examples({siteDir}: LoadContext): Plugin {
  return {
    name: 'examples',

    // Demos are read by another plugin.
    async allContentLoaded({allContent, actions: {createData}}) {
      const demos = allContent.demos?.default as Demo[];
      const uses = demoUses(readCorpus(path.resolve(siteDir)));
      const all = demos.map((demo): Example => {
        const imports = toolkitImports(demo.source);
        const pages = [...new Set(uses.filter(({id}) => id === demo.id).map(({route}) => route))];
        return {
          ...tileOf(siteDir, demo),
          topic: topicOf(pages[0]),
          apis: [...new Set(imports.map(({name}) => name))],
          packages: [...new Set(imports.map(({pkg}) => pkg))],
          pages: pages.slice(0, 3),
        };
      });
      const rank = ({id}: Example) => (FEATURED.includes(id) ? FEATURED.indexOf(id) : FEATURED.length);
      await createData(
        'all.json',
        all.sort((a, b) => rank(a) - rank(b)),
      );
      const featured = FEATURED.map((id) => demos.find((demo) => demo.id === id)).filter((demo) => demo !== undefined);
      await createData('home.json', {count: all.length, tiles: featured.map((demo) => tileOf(siteDir, demo))});
    },
  };
}

/** What a tile needs before it is touched. */
function tileOf(siteDir: string, demo: Demo): ExampleTile {
  const {id, title, width, height, fps, durationInFrames, poster, sound, posters, version} = cardOf(siteDir, demo);
  return {id, title, width, height, fps, durationInFrames, poster, sound, posters, version};
}

import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readDemos} from '../../../../core/demos/read';
import {variantsOf} from '../../../../demos/lib/variants';

/** Gives every demo its own page, /demo/<id>, and every variant /demo/<id>/<variant>, so that tests can also open demos whose page is not written yet. */
export default function demoPages({siteDir, baseUrl}: LoadContext): Plugin<string[]> {
  return {
    name: 'demo-pages',

    async loadContent() {
      const {demos} = await readDemos(siteDir);
      return demos.flatMap(({id, meta, controls}) => [id, ...variantsOf(meta, controls).map((variant) => `${id}/${variant}`)]);
    },

    contentLoaded({content, actions: {addRoute}}) {
      for (const name of content) {
        const [id = '', variant] = name.split('/');
        addRoute({
          path: `${baseUrl}demo/${name}`,
          component: path.join(__dirname, 'DemoPage.tsx'),
          modules: {card: `@generated/demos/default/cards/${id}.json`},
          variant,
          exact: true,
        });
      }
    },
  };
}

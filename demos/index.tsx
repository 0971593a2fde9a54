import '@fontsource-variable/instrument-sans';
import React from 'react';
import {AbsoluteFill, Composition, registerRoot} from 'remotion';
import type {DemoMeta} from './lib/demo-meta';
import {siteType} from './lib/site-type';

type Modules<Content> = {keys(): string[]; (file: string): Content};
/** The bundler's own function: it finds the folders, so that no list of demos is kept by hand. */
declare const require: {
  context(
    folder: string,
    deep: boolean,
    files: RegExp,
  ): Modules<{meta: DemoMeta}>;
  context(
    folder: string,
    deep: boolean,
    files: RegExp,
    mode: 'lazy',
  ): Modules<Promise<Record<string, React.ComponentType>>>;
};

const metas = require.context('.', true, /^\.\/[\w-]+\/meta\.ts$/);
// Lazy, so that a demo that fails while somebody writes it fails alone.
const components = require.context(
  '.',
  true,
  /^\.\/[\w-]+\/[A-Z]\w*\.tsx$/,
  'lazy',
);

const inSiteType =
  (Picture: React.ComponentType) => (props: Record<string, unknown>) => (
    <AbsoluteFill style={siteType}>
      <Picture {...props} />
    </AbsoluteFill>
  );

const demos = metas.keys().map((file) => {
  const id = file.split('/')[1] ?? '';
  return {id, meta: metas(file).meta, load: () => loadComponent(id)};
});

async function loadComponent(id: string) {
  const file = components.keys().find((name) => name.startsWith(`./${id}/`));
  const [component] = Object.values(file ? await components(file) : {});
  if (!component) throw new Error(`demos/${id}/ holds no component.`);
  return {default: inSiteType(component)};
}

/** Everything that `npm run posters` renders, as one bundle; the Studio shows it as well. */
const Demos: React.FC = () => (
  <>
    {demos.map(({id, load, meta}) => (
      <Composition
        key={id}
        id={id}
        lazyComponent={load}
        width={meta.width}
        height={meta.height}
        fps={meta.fps}
        durationInFrames={meta.durationInFrames}
      />
    ))}
  </>
);

registerRoot(Demos);

import assert from 'node:assert/strict';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {Internals} from 'remotion';
import {inNode} from '../lib/probe';

type Props = Record<string, unknown>;

const {CompositionManager, EditorPropsContext, useResolvedVideoConfig} = Internals;

/** What the component of a composition receives. */
function received({defaults, edits = {}, input = {}}: {defaults: Props; edits?: Props; input?: Props}): Props | undefined {
  const numbers = {id: 'Ticket', durationInFrames: 60, fps: 30, width: 1280, height: 720};
  const compositions = [{...numbers, calculateMetadata: null, defaultProps: defaults}];
  let props: Props | undefined;
  const Canvas = () => {
    const resolved = useResolvedVideoConfig('Ticket');
    if (resolved?.type === 'success') ({props} = resolved.result);
    return null;
  };
  const page = globalThis as {window?: object};
  page.window = {remotion_inputProps: JSON.stringify(input)};
  try {
    const manager = {compositions, canvasContent: null, currentCompositionMetadata: null, folders: []};
    renderToStaticMarkup(
      createElement(
        CompositionManager.Provider,
        {value: manager as never},
        createElement(EditorPropsContext.Provider, {value: {props: {Ticket: edits}} as never}, createElement(Canvas)),
      ),
    );
  } finally {
    delete page.window;
  }
  return props;
}

export default inNode(
  'Props are the default props, overridden key by key by edits of the Studio, then by input props; objects and arrays are replaced as a whole, null is a value, and a missing key keeps what was there.',
  () => {
    const defaults = {film: 'Metropolis', seat: {row: 4, place: 11}, price: 9, tags: ['old', 'silent']};
    assert.deepEqual(received({defaults}), defaults);
    assert.deepEqual(received({defaults, edits: {price: 11}}), {...defaults, price: 11});
    assert.deepEqual(received({defaults, edits: {price: 11}, input: {price: 5}}), {...defaults, price: 5});
    const input = {film: 'Nosferatu', seat: {row: 7}, tags: ['new'], price: null};
    assert.deepEqual(received({defaults, edits: {film: 'M'}, input}), input);
    assert.deepEqual(received({defaults: {a: 1, size: {x: 1, y: 2}}, input: {size: {x: 9}}}), {a: 1, size: {x: 9}});
  },
);

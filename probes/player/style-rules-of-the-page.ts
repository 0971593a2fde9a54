import assert from 'node:assert/strict';
import {Player, Thumbnail} from '@remotion/player';
import {createElement, type ElementType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type React = {useLayoutEffect: unknown};

/** The style sheets that an element adds to the page when it is mounted. */
function rulesOf(element: unknown, props: object = {}): string[] {
  const react = installed<React>('react/index.js');
  const page = globalThis as {window?: object; document?: object};
  const {useLayoutEffect} = react;
  const effects: Array<() => void> = [];
  const rules: string[] = [];
  const video = {component: () => null, durationInFrames: 60, fps: 30, compositionWidth: 320, compositionHeight: 180, frameToDisplay: 0};
  react.useLayoutEffect = (effect: () => void) => void effects.push(effect);
  page.window = {};
  try {
    renderToStaticMarkup(createElement(element as ElementType, {...video, acknowledgeRemotionLicense: true, ...props}));
    const head = {prepend: ({text}: {text: string}) => void rules.push(text)};
    const createTag = () => ({
      text: '',
      appendChild(text: string) {
        this.text = text;
      },
    });
    page.document = {head, createElement: createTag, createTextNode: (text: string) => text};
    for (const effect of effects) effect();
  } finally {
    react.useLayoutEffect = useLayoutEffect;
    delete page.window;
    delete page.document;
  }
  return rules.map((text) => text.replace(/\s+/g, ' '));
}

export default inNode(
  'A Player adds rules for everything in the class of its canvas, among them box-sizing: border-box, and object-fit: contain for OffthreadVideo; a Thumbnail adds none.',
  () => {
    // Rules are added once for each class, so this one is new.
    const overrideInternalClassName = 'canvas-with-rules';
    const [rules = '', ...others] = rulesOf(Player, {overrideInternalClassName});
    assert.deepEqual(others, []);
    assert.match(rules, /^ ?\.canvas-with-rules \* \{ box-sizing: border-box; \}/);
    assert.match(rules, /\.canvas-with-rules \.__remotion_offthreadvideo \{ object-fit: contain; \} ?$/);
    assert.deepEqual(rulesOf(Thumbnail, {overrideInternalClassName: 'canvas-without-rules'}), []);
  },
);

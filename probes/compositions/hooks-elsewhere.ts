import assert from 'node:assert/strict';
import {createElement, type ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {useCurrentFrame, useVideoConfig} from 'remotion';
import {inNode} from '../lib/probe';

const Frame = () => useCurrentFrame();
const Config = () => useVideoConfig().id;
const calling = (component: () => ReactNode) => () => renderToString(createElement(component));

export default inNode(
  'Outside a composition, useCurrentFrame() and useVideoConfig() throw that it was not registered, and once a Player was mounted on the page that the component was not passed to it.',
  () => {
    assert.throws(calling(Frame), /^Error: useCurrentFrame\(\) can only be called inside a component that was registered as a composition\. /);
    assert.throws(
      calling(Config),
      /^Error: No video config found\. You are probably calling useVideoConfig\(\) from a component which has not been registered as a <Composition \/>\. /,
    );
    // What a Player and a Thumbnail leave on the page.
    const page = globalThis as {window?: {remotion_isPlayer: boolean}};
    page.window = {remotion_isPlayer: true};
    try {
      assert.throws(calling(Frame), /^Error: useCurrentFrame can only be called inside a component that was passed to <Player>\. /);
      assert.throws(calling(Config), /^Error: No video config found\. Likely reasons:-/);
    } finally {
      delete page.window;
    }
  },
);

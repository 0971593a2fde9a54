import assert from 'node:assert/strict';
import {createElement, createRef, forwardRef, type Ref} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {Img} from 'remotion';
import {inNode} from '../lib/probe';

type Given = {ref?: Ref<HTMLImageElement>};

export default inNode(
  'With React 19, a component gets its ref among its props without forwardRef(), and hands it to an <Img> like one with forwardRef().',
  () => {
    const ref = createRef<HTMLImageElement>();
    const seen: unknown[] = [];
    const Plain = (props: Given) => {
      seen.push(props.ref);
      return createElement(Img, {ref: props.ref, src: '/tram.png', id: 'tram'});
    };
    const Forwarding = forwardRef<HTMLImageElement>((_, given) => {
      seen.push(given);
      return createElement(Img, {ref: given, src: '/tram.png', id: 'tram'});
    });
    for (const Tram of [Plain, Forwarding]) assert.equal(renderToStaticMarkup(createElement(Tram, {ref})), '<img id="tram"/>');
    assert.deepEqual([seen[0] === ref, seen[1] === ref], [true, true]);
  },
);

import assert from 'node:assert/strict';
import {Player} from '@remotion/player';
import {createElement, type ElementType} from 'react';
import {renderToString} from 'react-dom/server';
import {z} from 'zod';
import {inNode} from '../lib/probe';

const schema = z.object({
  city: z.string().default('Porto'),
  days: z.number().transform((days) => days * 2),
});

export default inNode('A Player neither validates inputProps against its schema nor applies the defaults and transforms of the schema.', () => {
  const received = (inputProps: object) => {
    let seen: unknown;
    const component = (props: object) => {
      seen = props;
      return null;
    };
    const video = {component, schema, inputProps, durationInFrames: 60, fps: 30, compositionWidth: 320, compositionHeight: 180};
    renderToString(createElement(Player as ElementType, {...video, acknowledgeRemotionLicense: true}));
    return seen;
  };
  assert.deepEqual(schema.parse({days: 3}), {city: 'Porto', days: 6});
  assert.deepEqual(received({days: 3}), {days: 3});
  assert.deepEqual(received({days: 'three'}), {days: 'three'});
});

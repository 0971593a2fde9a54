import type {Canvas} from '../kit/canvas';
import {Ladder} from '../kit/Ladder';

export const Drawing = ({width}: Canvas) => (
  <Ladder
    width={width}
    rungs={[
      {ask: {title: 'PNG, JPEG, GIF, WebP, BMP?'}, then: {title: 'Image error', note: 'with its size', tone: 'soft'}},
      {ask: {title: 'A PDF?'}, then: {title: 'PDF error', tone: 'soft'}},
      {ask: {title: 'An unknown container?'}, then: {title: 'Unsupported file', note: 'such as Ogg, ZIP, text', tone: 'soft'}},
      {ask: {title: 'An unknown video codec?'}, then: {title: 'Video fields are `null`', note: 'in an MP4', tone: 'soft'}},
    ]}
    otherwise={{title: 'Fields and samples', note: 'can this browser decode them?', tone: 'green'}}
  />
);

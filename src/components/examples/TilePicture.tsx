import useBaseUrl from '@docusaurus/useBaseUrl';
import React, {type ReactNode} from 'react';
import type {ExampleTile} from './example-data';

/** The poster of a demo. Its alt text is empty, as its name is beside it. */
export function TilePicture({tile: {id, width, height, posters, version}}: {tile: ExampleTile}): ReactNode {
  const folder = useBaseUrl(`/img/demos/${id}/`);
  return <img src={`${folder}${posters[0]}.webp?${version}`} width={width} height={height} alt="" loading="lazy" decoding="async" />;
}

import useBaseUrl from '@docusaurus/useBaseUrl';
import React, {type ReactNode} from 'react';
import type {DemoPicture} from '@site/core/demos/types';

type Props = {
  tile: DemoPicture;
  /** How wide it is on the page, as in the attribute of an image. */
  sizes?: string;
};

/** The poster of a demo. Its alt text is empty, as its name is beside it. */
export function TilePicture({
  tile: {id, width, height, posters, version},
  sizes = '(max-width: 600px) 100vw, (max-width: 996px) 50vw, 330px',
}: Props): ReactNode {
  const folder = useBaseUrl(`/img/demos/${id}/`);
  const file = (name: string) => `${folder}${name}.webp?${version}`;
  return (
    <img
      src={file('thumbnail')}
      srcSet={`${file('thumbnail')} 400w, ${file(String(posters[0]))} ${posters[0]}w`}
      sizes={sizes}
      width={width}
      height={height}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}

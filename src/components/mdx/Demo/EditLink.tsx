import useBaseUrl from '@docusaurus/useBaseUrl';
import React, {type ReactNode} from 'react';

/** Leads to the demo in the playground. A plain link, so that no page loads anything of the playground before it is opened. */
export function EditLink({id}: {id: string}): ReactNode {
  return <a href={`${useBaseUrl('/play/')}#demo=${id}`}>Edit</a>;
}

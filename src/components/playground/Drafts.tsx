import React, {useState, type ReactNode} from 'react';
import {listDrafts} from '@site/src/playground/draft';

/** What the reader has changed in this browser, the newest first. */
export function Drafts(): ReactNode {
  const [drafts] = useState(listDrafts);
  if (drafts.length === 0) return null;
  return (
    <>
      <p id="play-drafts">What you have changed</p>
      <ul aria-labelledby="play-drafts">
        {drafts.map(({project, hash, at}) => (
          <li key={hash || 'new'}>
            <a href={hash || '#new'}>
              {project.title} <time dateTime={new Date(at).toISOString()}>{new Date(at).toLocaleDateString('en-US', {month: 'short', day: 'numeric'})}</time>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

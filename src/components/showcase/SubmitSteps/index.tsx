import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';
import {issueUrl, UPLOAD_URL} from '@site/src/components/showcase/issue';

/** How an entry is submitted on GitHub, for a site without a form. */
export function SubmitSteps({repository}: {repository: string}): ReactNode {
  return (
    <div className="markdown">
      <ol>
        <li>
          Upload the video at <Link to={UPLOAD_URL}>showcase-upload.remotion.dev</Link>. The page answers with a piece of JSON that holds the video&apos;s
          muxId.
        </li>
        <li>Open an issue with that JSON, the title, the description and the links. The button below fills in the headings; you need an account on GitHub.</li>
        <li>A pull request appends the JSON to the showcase list. You may open it yourself, and name it in the issue.</li>
      </ol>
      <Link to={issueUrl(repository)} className="button button--primary">
        Open an issue on GitHub
      </Link>
    </div>
  );
}

import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';
import {Form} from '@site/src/components/form';
import type {Destination, Message} from '@site/src/components/form/definition';
import {Prose} from '@site/src/components/landing/Prose';
import {useSiteConfiguration} from '@site/src/hooks/useSiteConfiguration';
import {SHOWCASE_FORM, UPLOAD_URL} from './definition';
import {Preview} from './Preview';

/** The form for an entry, with a preview of its card; without an endpoint it opens an issue on GitHub. */
export function SubmitForm(): ReactNode {
  const {showcaseEndpoint, links} = useSiteConfiguration();
  const issue: Message = {kind: 'issue', repository: links.repository};
  const destination: Destination = showcaseEndpoint ? {kind: 'endpoint', url: showcaseEndpoint, otherwise: issue} : issue;
  return (
    <>
      <Prose>
        <p>
          Upload the clip at <Link to={UPLOAD_URL}>showcase-upload.remotion.dev</Link>, which answers with its muxId, or give a public URL of the video below.
          {!showcaseEndpoint && ' The form writes an issue; you read it once more on GitHub before you send it, and you need an account there.'}
        </p>
      </Prose>
      <Form
        definition={SHOWCASE_FORM}
        destination={destination}
        action={showcaseEndpoint ? 'Send the entry' : 'Write the issue'}
        thanks="Your entry has arrived. If there are questions about it, they come to your e-mail address."
        preview={(values) => <Preview values={values} />}
      />
    </>
  );
}

import React, {useMemo, type ReactNode} from 'react';
import {Form} from '@site/src/components/form';
import {useSiteConfiguration} from '@site/src/hooks/useSiteConfiguration';
import {feedbackDestination, feedbackFields, feedbackForm} from './definition';
import {placesOn} from './places';

export type FeedbackFormProps = {
  /** Title and path of the page. */
  title: string;
  path: string;
  hasHelped: boolean;
};

/** What a reader may add to the answer: a line, and the place on the page that it is about. */
export function FeedbackForm({title, path, hasHelped}: FeedbackFormProps): ReactNode {
  const configuration = useSiteConfiguration();
  const destination = feedbackDestination(configuration);
  // The fields stay the same while the form is open, whichever button is pressed.
  const fields = useMemo(() => feedbackFields(placesOn(document)), []);
  const {version} = configuration;
  const definition = useMemo(
    () => feedbackForm({title, path, address: window.location.origin + path, version, fields, browser: navigator.userAgent, hasHelped}),
    [title, path, version, fields, hasHelped],
  );
  const isPublic = destination.kind === 'issue';
  return (
    <div>
      {isPublic && <p>What you write here becomes a public issue on GitHub. Nothing is sent until you submit it there.</p>}
      <Form definition={definition} destination={destination} action={isPublic ? 'Write the issue' : 'Send'} thanks="Thank you for telling us." />
    </div>
  );
}

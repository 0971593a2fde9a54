import React, {type ReactNode} from 'react';
import {LinkRows} from '@site/src/components/landing/Rows';
import {TextLink} from '@site/src/components/landing/TextLink';
import {Page} from '@site/src/components/ui/Page';
import {Section} from '@site/src/components/ui/Section';
import {useSiteConfiguration} from '@site/src/hooks/useSiteConfiguration';

/** /convert/: the converter is an app of its own, which the host may serve at this path; elsewhere, this page says where it is. */
export default function ConvertPage(): ReactNode {
  const {links} = useSiteConfiguration();
  return (
    <Page
      title="Convert a video"
      description="Where the converter of Remotion is, and how to convert, rotate or resize a video in your own app or on the command line."
      lead="The converter of Remotion is an app of its own and not part of this site. It works in the browser."
      actions={
        <>
          <a className="button button--primary" href={links.convert}>
            Open the converter
          </a>{' '}
          <TextLink to={`${links.repository}/tree/main/packages/convert`}>Its source code</TextLink>
        </>
      }
    >
      <Section title="Convert without it">
        <LinkRows
          rows={[
            {
              to: '/docs/webcodecs/convert-a-video',
              label: 'In your own app',
              text: 'convertMedia() converts, rotates and resizes a file on the device of the visitor, without a server.',
            },
            {
              to: '/docs/cli/ffmpeg',
              label: 'On the command line',
              text: 'npx remotion ffmpeg runs the FFmpeg that comes with the packages.',
            },
          ]}
        />
      </Section>
    </Page>
  );
}

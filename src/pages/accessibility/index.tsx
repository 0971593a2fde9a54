import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';
import figures from '@site/data/accessibility.json';
import {Prose} from '@site/src/components/landing/Prose';
import {Page} from '@site/src/components/ui/Page';
import {Section} from '@site/src/components/ui/Section';
import {thousands} from '@site/src/lib/thousands';

const day = (date: string) => new Date(date).toLocaleDateString('en', {day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'});

export default function AccessibilityPage(): ReactNode {
  const {date, pages, looks, axe, browser} = figures;
  return (
    <Page
      title="Accessibility"
      description="What this documentation does so that anybody can use it, how each of its pages is checked, what is not checked, and how to report a barrier."
      lead="These pages aim at WCAG 2.2, level AA."
    >
      <Section title="How it is checked">
        <Prose>
          {pages > 0 && (
            <p>
              On {day(date)}, axe-core {axe} found no violation of WCAG 2.2 A and AA or of its best practices, on any of the {pages} pages of the sitemap. It
              looked {thousands(looks)} times, in Chromium {browser}: light and dark, at widths of 390 and 1440 pixels. The test itself writes these figures.
            </p>
          )}
          <p>These tests run before each release of the site:</p>
          <ul>
            <li>each page with axe-core, for WCAG 2.2 A and AA and its best practices;</li>
            <li>menus, sidebar, tabs, search, demos and forms by keyboard alone, with the focus visible at each stop;</li>
            <li>the way of the Tab key through ten pages, forward and backward: it reaches everything that can be pressed, and nothing keeps it;</li>
            <li>
              what a screen reader is told, compared with what is meant: roles, names, states and their order, on the home page, a guide with a demo, a page of
              the reference, the search, a form with mistakes, the playground, the examples and others, ten in all;
            </li>
            <li>shortcuts of a single key, which can be turned off in the list that the key ? and a button in the footer show;</li>
            <li>text at 200 %, wider text spacing, a window of 320 pixels: nothing is cut off, and no page scrolls sideways;</li>
            <li>reduced motion, forced colors, pages without JavaScript;</li>
            <li>the contrast of each pair of colors, computed in both modes.</li>
          </ul>
        </Prose>
      </Section>
      <Section title="What is not covered">
        <Prose>
          <p>
            Automated tests find only some of the barriers. The tests look at what the browser tells a screen reader; no screen reader itself has read these
            pages. Demos are moving pictures: each has a text alternative, starts when you press play, and can be stepped through, and the text around it tells
            what happens between its frames. Videos on YouTube and pages that this site links to are not ours.
          </p>
        </Prose>
      </Section>
      <Section title="Report a barrier">
        <Prose>
          <p>
            <Link to="/contact/">Write to us</Link> with the page, what you wanted to do, and the browser and assistive technology that you use.
          </p>
        </Prose>
      </Section>
    </Page>
  );
}

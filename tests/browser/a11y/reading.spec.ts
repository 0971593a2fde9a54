import type {Page} from '@playwright/test';
import {expect, test, visit} from '../fixtures';
import {openPlay} from '../lib/play';
import {field, openModal, rows} from '../lib/search-modal';

/**
 * What a screen reader is told: roles, names and states, in the order in which it reads them. What is not listed may stand between.
 * Each reads like an outline of the page; where it says something else than is meant, the page is wrong, or its meaning has changed.
 */
const reads = (page: Page, outline: string) => expect(page.locator('body')).toMatchAriaSnapshot(outline);

test.use({reducedMotion: 'reduce', loadsAhead: false});

test(
  'Screen reader: on the home page, the way past the navbar, the menus as closed, then the promise, the command and the demo',
  {tag: '@a11y.reading'},
  async ({page}) => {
    await visit(page, '/');
    await reads(
      page,
      `
    - region "Skip to main content":
      - link "Skip to main content"
    - navigation "Main":
      - link "Remotion"
      - link "Docs"
      - link "API"
      - button "Products"
      - button "Resources"
      - button "Commercial"
      - link "GitHub"
      - link "Discord"
      - link "X"
      - button "Search"
      - button /^Switch between dark and light mode \\(currently system mode\\)$/
    - main:
      - heading "Make videos programmatically" [level=1]
      - group "Package manager":
        - radio "npm" [checked]
        - radio "bun"
      - code: npx create-video@latest
      - button "Copy command"
      - paragraph:
        - link "Read the docs"
      - figure:
        - img /The days of a year stand in a row/
        - button "Play"
        - slider "Frame"
        - button "Reset values"
        - button "Copy code"
        - code:
          - textbox "City": Zürich
          - slider "Latitude": "47"
      - region "Edit by parameters":
        - heading "Edit by parameters" [level=2]
        - figure:
          - textbox "Title"
          - group "Cards":
            - list:
              - listitem:
                - button "Move Rides, 1 of 4"
                - button "Move Rides up" [disabled]
                - button "Move Rides down"
      - region "Render anywhere":
        - table:
          - rowgroup:
            - row:
              - columnheader "Place"
              - columnheader "Call"
      - region "What it costs":
        - heading "Company" [level=3]
        - status: $100 a month
        - spinbutton "Seats": "1"
    - complementary "Ask AI":
      - button "Ask AI"
    - contentinfo:
      - button "Keyboard shortcuts"
      - list:
        - listitem:
          - link "About us"
        - listitem:
          - link "Accessibility"
    `,
    );
    // A page without headings to go to has no landmark that leads to them.
    await expect(page.getByRole('navigation', {name: 'Position in the page'})).toHaveCount(0);
    const products = page.getByRole('button', {name: 'Products', exact: true});
    await expect(products).toHaveAttribute('aria-expanded', 'false');
    await products.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('navigation', {name: 'Main'})).toMatchAriaSnapshot(`
    - button "Products" [expanded]
    - list:
      - listitem:
        - link "Player"
      - listitem:
        - link "Lambda"
    - button "Resources"
  `);
  },
);

test(
  'Screen reader: on the first page of the documentation, where one is, then steps, commands and a table with its headers',
  {tag: '@a11y.reading'},
  async ({page}) => {
    await visit(page, '/docs/');
    await reads(
      page,
      `
    - navigation "Main":
      - navigation "Position in the page":
        - link "What you need"
        - link "Run the setup"
    - complementary:
      - navigation "Docs sidebar":
        - list:
          - listitem:
            - button "Getting started" [expanded]
            - list:
              - listitem:
                - link "Create a new project"
    - main:
      - article:
        - navigation "Breadcrumbs":
          - list:
            - listitem:
              - link "Home page"
        - heading "Create a new project" [level=1]
        - heading /^What you need/ [level=2]:
          - link "Direct link to What you need"
        - list:
          - listitem:
            - strong: Node.js 16 or later
        - paragraph:
          - button "FFmpeg"
        - figure:
          - button "Copy code"
          - status
          - code: npx create-video@latest
        - table:
          - rowgroup:
            - row:
              - columnheader "Path"
              - columnheader "What it is for"
          - rowgroup:
            - row:
              - cell "src/index.ts"
      - navigation "Docs pages":
        - link /^Next/
    `,
    );
    const current = page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Create a new project', exact: true});
    await expect(current).toHaveAttribute('aria-current', 'page');
  },
);

test('Screen reader: in a guide, a demo is a picture with words until it plays, then a player with named controls', {tag: '@a11y.reading'}, async ({page}) => {
  await visit(page, '/docs/animating-properties');
  await reads(
    page,
    `
    - main:
      - article:
        - heading "Animating properties" [level=1]
        - paragraph:
          - button "spring"
        - heading /^Map the frame to a style/ [level=2]
        - figure:
          - link "Edit"
          - button "Copy code"
          - status
          - code: /interpolate/
        - figure:
          - group "Frames":
            - img /The name Mae Jemison appears on white/
        - figure /^A fade, frame by frame/:
          - img /fades in above a graph/
          - button "Play “A fade, frame by frame”"
          - button "Code"
          - button "Use it in a project"
          - link "Edit"
        - group "Did this help?":
          - button "Yes"
          - button "No"
      - navigation "Docs pages":
        - link /^Previous/
        - link /^Next/
    `,
  );
  const demo = page.locator('[data-demo="fade"]');
  await demo.getByRole('button', {name: /^Play/}).click();
  await expect(demo.locator('[data-painted="true"]')).toBeVisible();
  await demo.getByRole('button', {name: 'Code', exact: true}).click();
  await expect(demo).toMatchAriaSnapshot(`
    - figure /^A fade, frame by frame/:
      - slider "Frame"
      - button /^(Play|Pause)$/
      - slider "Start"
      - slider "Length"
      - button "Code" [expanded]
      - button "Use it in a project"
      - figure:
        - button "Copy code"
  `);
  await expect(demo.getByRole('slider', {name: 'Frame', exact: true})).toHaveAttribute('aria-valuetext', /^frame \d+ of 90, \d+\.\d seconds$/);
});

test(
  'Screen reader: on a page of the reference, the name in code, where it comes from, and each member as a heading',
  {tag: '@a11y.reading'},
  async ({page}) => {
    await visit(page, '/docs/spring');
    await reads(
      page,
      `
    - main:
      - article:
        - navigation "Breadcrumbs":
          - list:
            - listitem: spring()
        - link "Source code"
        - group: I use 4.0.332
        - group: Use with AI
        - heading "spring()" [level=1]
        - heading /^Options/ [level=2]
        - heading /^frame/ [level=3]:
          - link "Direct link to frame"
        - paragraph:
          - code: number
          - text: /· required · frames/
        - heading /^config\\?/ [level=3]:
          - link "Direct link to config?"
        - heading /^damping\\?/ [level=4]
        - heading /^Return value/ [level=2]
    `,
    );
    // What folds out says whether it is open.
    const version = page.locator('article summary', {hasText: 'I use'}).first();
    await version.focus();
    await page.keyboard.press('Enter');
    await expect(version.locator('..')).toHaveAttribute('open', '');
  },
);

test(
  'Screen reader: on the search page, a field with its query, the number of results, and each result as one link',
  {tag: '@a11y.reading'},
  async ({page}) => {
    await visit(page, '/search?q=spring');
    await reads(
      page,
      `
    - main:
      - heading "Search" [level=1]
      - search:
        - searchbox "Search docs": spring
      - status: /^\\d+ results$/
      - list:
        - listitem:
          - link /^spring\\(\\) remotion Computes the position of a spring/
        - listitem:
          - link /^measureSpring\\(\\)/
      - button "Show more results"
    `,
    );
  },
);

test(
  'Screen reader: the search modal is a dialog whose field names the chosen result, and tells how many there are',
  {tag: '@a11y.reading'},
  async ({page}) => {
    await openModal(page);
    await expect(page.locator('dialog')).toMatchAriaSnapshot(`
    - dialog "Search docs":
      - combobox "Search docs"
      - button "Cancel"
      - paragraph:
        - button "Sequence"
      - list:
        - listitem:
          - link "Create a new project"
  `);
    await page.keyboard.type('spring');
    await expect(rows(page).first()).toBeVisible();
    await expect(page.locator('dialog')).toMatchAriaSnapshot(`
    - dialog "Search docs":
      - combobox "Search docs" [expanded]: spring
      - button "Clear the query"
      - button "Cancel"
      - listbox "Results":
        - group "spring()":
          - option /^spring\\(\\) remotion/ [selected]
        - group "measureSpring()":
          - option /^measureSpring\\(\\)/
      - link /^See all \\d+ results$/
      - status: /^\\d+ results$/
  `);
    await page.keyboard.press('ArrowDown');
    const second = rows(page).nth(1);
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(field(page)).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? 'none');
  },
);

test('Screen reader: a form with mistakes says at once how many, leads to each, and each field repeats its own', {tag: '@a11y.reading'}, async ({page}) => {
  await visit(page, '/contact/');
  await page.getByRole('button', {name: 'Write the issue'}).click();
  await reads(
    page,
    `
    - main:
      - heading "Contact" [level=1]
      - region "Ask in public":
        - alert "2 answers have to be mended":
          - heading "2 answers have to be mended" [level=3]
          - list:
            - listitem:
              - link "Subject is missing."
            - listitem:
              - link "Message is missing."
        - textbox "Subject" [invalid]
        - textbox "Message" [invalid]
        - button "Write the issue"
    `,
  );
  for (const name of ['Subject', 'Message']) await expect(page.getByRole('textbox', {name})).toHaveAccessibleDescription(new RegExp(`${name} is missing\\.`));
  await expect(page.getByRole('textbox', {name: 'Message'})).toHaveAccessibleDescription(/What you want to build/);
});

test(
  'Screen reader: in the playground, code and picture are regions, files are tabs, and switches and fields say what they hold',
  {tag: '@a11y.reading'},
  async ({page}) => {
    await openPlay(page);
    await reads(
      page,
      `
    - main:
      - heading "Playground" [level=1]
      - textbox "Title of the project": Frame by frame
      - button "Copy link"
      - button "Download project"
      - status
      - region "Code":
        - tablist "Files":
          - tab "Opening.tsx" [selected]
        - button "Rename Opening.tsx"
        - button "Add a file"
        - tabpanel "Opening.tsx":
          - textbox "Code of Opening.tsx"
        - region "Errors"
        - switch "Check types"
      - region "Picture":
        - iframe
        - slider "Frame": "0"
        - button "Play"
        - button "Previous frame"
        - button "Next frame"
        - combobox "Speed":
          - option "1×" [selected]
        - button "Loop" [pressed]
        - button "Sound"
        - spinbutton "Width": "1280"
        - spinbutton "Length in frames": "120"
        - region "Props":
          - heading "Props" [level=2]
          - textbox "Title": Frame by frame
          - spinbutton "Bars": "14"
        - region "Your files":
          - heading "Your files" [level=2]
    `,
    );
    await expect(page.locator('iframe')).toHaveAccessibleName('Picture of the composition');
    await expect(page.getByRole('switch', {name: 'Check types'})).not.toBeChecked();
    await expect(page.getByRole('button', {name: 'Sound', exact: true})).toHaveAttribute('aria-pressed', 'false');
  },
);

test('Screen reader: the examples are filters in groups, their number, and tiles named after what they show', {tag: '@a11y.reading'}, async ({page}) => {
  await visit(page, '/examples/');
  await reads(
    page,
    `
    - main:
      - heading "Examples" [level=1]
      - group "Topic":
        - list:
          - listitem:
            - link /^All \\d+$/
          - listitem:
            - link /^Recipes \\d+$/
      - group "Package":
        - list:
          - listitem:
            - link /^@remotion\\/paths \\d+$/
      - group "API":
        - list:
          - listitem:
            - link /^interpolate \\d+$/
      - status: /^\\d+ examples$/
      - list:
        - listitem:
          - button /^Three lines of text become an intro/
    `,
  );
  const topics = page.getByRole('group', {name: 'Topic'});
  await expect(topics.getByRole('link', {name: /^All/})).toHaveAttribute('aria-current', 'true');
  await topics.getByRole('button', {name: /^\d+ more of Topic$/}).click();
  await topics.getByRole('link', {name: /^Paths/}).click();
  await expect(topics.getByRole('link', {name: /^Paths/})).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('status').filter({hasText: 'examples'})).toHaveText(/^\d+ of \d+ examples$/);
});

test('Screen reader: the templates are filters in groups, their number, and a heading with a link for each', {tag: '@a11y.reading'}, async ({page}) => {
  await visit(page, '/templates/');
  await reads(
    page,
    `
    - main:
      - heading "Templates" [level=1]
      - group "Purpose":
        - list:
          - listitem:
            - link /^All \\d+$/
          - listitem:
            - link /^captions \\d+$/
      - group "Stack":
        - list:
          - listitem:
            - link /^Zod \\d+$/
      - status: /^\\d+ templates$/
      - list:
        - listitem:
          - heading "Audiogram" [level=2]:
            - link "Audiogram"
          - paragraph
        - listitem:
          - heading "Blank" [level=2]
    `,
  );
});

import {expect, test, visit} from '../fixtures';

const PAGE = '/docs/sequence';
const PHONE = {viewport: {width: 390, height: 844}, hasTouch: true};

test('Mobile: the layout changes below 996 pixels', {tag: '@mobile.width'}, async ({page}) => {
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  await page.setViewportSize({width: 997, height: 800});
  await visit(page, PAGE);
  await expect(toggle).toBeHidden();
  // The theme's scripts and styles change at the same pixel.
  for (const width of [995, 996]) {
    await page.setViewportSize({width, height: 800});
    await expect(toggle).toBeVisible();
    await toggle.click();
    await expect(page.locator('.navbar-sidebar')).toBeVisible();
    await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toHaveCount(0);
    await page.keyboard.press('Escape');
  }
});

test.describe(() => {
  test.use(PHONE);

  test('Mobile: a window that becomes wide has the menu and the contents beside the text', {tag: '@mobile.width'}, async ({page}) => {
    await visit(page, PAGE);
    await page.setViewportSize({width: 1440, height: 900});
    await expect(page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: '<Sequence>', exact: true})).toBeVisible();
    await expect(page.locator('.theme-doc-toc-desktop').getByRole('link', {name: 'See also', exact: true})).toBeVisible();
  });

  test('Mobile: the slide-in sidebar opens on the docs menu and goes back to the main menu', {tag: ['@mobile.menu', '@mobile.docs-menu']}, async ({page}) => {
    await visit(page, PAGE);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const sidebar = page.locator('.navbar-sidebar');
    const back = sidebar.getByRole('button', {name: '← Back to main menu'});
    await expect(back).toBeVisible();
    await expect(sidebar.getByRole('link', {name: '<Sequence>', exact: true})).toBeVisible();
    await back.click();
    await sidebar
      .getByRole('button', {name: 'Products'})
      .or(sidebar.getByRole('link', {name: 'Products'}))
      .first()
      .click();
    await expect(sidebar.getByRole('link', {name: 'Media Parser'})).toBeVisible();
    await sidebar.getByRole('button', {name: 'Close navigation bar'}).click();
    await expect(sidebar).toBeHidden();
  });

  test('Mobile: until the reader reaches for its button, the page holds no menu', {tag: '@mobile.menu'}, async ({page}) => {
    await visit(page, PAGE);
    const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
    await expect(toggle).toBeVisible();
    await expect(page.locator('.navbar-sidebar')).toHaveCount(0);
    await toggle.focus();
    await expect(page.locator('.navbar-sidebar')).toHaveCount(1);
    await expect(page.locator('.navbar-sidebar')).toBeHidden();
  });

  test('Mobile: without a docs sidebar there is no secondary menu', {tag: '@mobile.no-docs-menu'}, async ({page}) => {
    await visit(page, '/');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.locator('.navbar-sidebar').getByRole('link', {name: 'Docs', exact: true})).toBeVisible();
    await expect(page.locator('.navbar-sidebar__items--show-secondary')).toHaveCount(0);
  });

  test('Mobile: the secondary menu opens where a docs sidebar exists, and closes where none does', {tag: '@mobile.no-docs-menu'}, async ({page}) => {
    await visit(page, PAGE);
    const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
    const sidebar = page.locator('.navbar-sidebar');
    const secondary = sidebar.locator('.navbar-sidebar__items--show-secondary');
    await toggle.click();
    await expect(secondary).toBeVisible();
    await sidebar.getByRole('button', {name: '← Back to main menu'}).click();
    await sidebar.getByRole('button', {name: 'Products'}).click();
    await sidebar.getByRole('link', {name: 'Player', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1, name: 'Remotion Player'})).toBeVisible();
    await toggle.click();
    const docs = sidebar.getByRole('link', {name: 'Docs', exact: true});
    await expect(docs).toBeVisible();
    await expect(secondary).toHaveCount(0);
    await docs.click();
    await expect(page.getByRole('heading', {level: 1, name: 'Create a new project'})).toBeVisible();
    await toggle.click();
    await expect(secondary).toBeVisible();
  });

  test('Mobile: a dropdown opens in its place, between its neighbors', {tag: '@mobile.menu'}, async ({page}) => {
    await visit(page, '/');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const sidebar = page.locator('.navbar-sidebar');
    const next = sidebar.getByRole('button', {name: 'Resources'});
    await expect(next).toBeVisible();
    const topOf = async () => (await next.boundingBox())?.y ?? 0;
    const before = await topOf();
    const item = sidebar.getByRole('link', {name: 'Timeline'});
    await expect(item).toBeHidden();
    await sidebar.getByRole('button', {name: 'Products'}).click();
    await expect(item).toBeVisible();
    await page.waitForFunction(([element, top]) => (element?.getBoundingClientRect().top ?? 0) > top + 200, [await next.elementHandle(), before] as const);
    await sidebar.getByRole('button', {name: 'Products'}).click();
    await expect(item).toBeHidden();
  });

  test('Mobile: the menu takes the focus, keeps it, and gives it back when Escape closes it', {tag: '@mobile.menu'}, async ({page}) => {
    await visit(page, PAGE);
    const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
    const sidebar = page.locator('.navbar-sidebar');
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(sidebar.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
    // It begins at the first of its stops, so that the way back leads out at once where nothing keeps it.
    for (const key of ['Shift+Tab', 'Tab']) {
      for (let step = 0; step < 12; step++) {
        await page.keyboard.press(key);
        // At either end, the focus goes through the browser's own controls.
        const isKept = await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('.navbar-sidebar') !== null);
        expect(isKept, `${key} ${step}`).toBe(true);
      }
    }
    await page.keyboard.press('Escape');
    await expect(sidebar).toBeHidden();
    await expect(toggle).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[inert]') === null)).toBe(true);
  });

  test(
    'Mobile: the version, Next, and the language, English, end the menu; a wide screen has no place for them',
    {tag: ['@menus.version', '@menus.language']},
    async ({page}) => {
      await visit(page, '/?a=b');
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      const sidebar = page.locator('.navbar-sidebar');
      await expect(sidebar.locator('.menu__list > li').filter({visible: true}).nth(-2)).toHaveText('Next');
      await sidebar.getByRole('button', {name: 'Languages'}).click();
      await expect(sidebar.getByRole('link', {name: 'English', exact: true})).toHaveAttribute('href', '/?a=b');
      await page.setViewportSize({width: 1440, height: 900});
      // For a moment, the menu is still there beside the bar.
      await expect(page.getByRole('link', {name: 'API', exact: true}).filter({visible: true})).toHaveCount(1);
      await expect(
        page
          .getByRole('navigation', {name: 'Main'})
          .getByText(/^(Next|English)$/)
          .filter({visible: true}),
      ).toHaveCount(0);
    },
  );
});

import type {Page} from '@playwright/test';

export const SHOWCASE = 'https://forms.example.com/showcase';

const ENTRY = {
  Title: 'Harbor – Weekly ferry report',
  Description: 'A video per ferry line, rendered from the timetable.',
  Tags: 'data',
  'Who made it': 'Ines Duarte',
  'Profile or site of the author': 'https://example.com/ines',
  'Your e-mail address': 'ines@example.com',
};

export async function answerShowcase(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(ENTRY)) await page.getByRole('textbox', {name: label}).fill(text);
  await page.getByLabel('Format').selectOption('Square, 1080 × 1080');
}

/** What a reader copies from a sample: its text without the lines marked as removed, and without the signs of those that were added. */
export function copiedText(sample: HTMLElement | null): string {
  const code = sample?.querySelector('code')?.cloneNode(true) as HTMLElement | undefined;
  for (const line of code?.querySelectorAll('.removed, .sign') ?? []) line.remove();
  return code?.textContent ?? '';
}

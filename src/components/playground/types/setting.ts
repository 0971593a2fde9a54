const KEY = 'play-types';

/** Whether the reader has switched the check of types on, in this browser. */
export function readSetting(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
}

/** Remembers it; a browser that stores nothing forgets it. */
export function writeSetting(isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(KEY, 'on');
    else localStorage.removeItem(KEY);
  } catch {
    // Then it holds until the page is left.
  }
}

import {useEffect, useRef, useState, type RefObject} from 'react';
import {escapeHtml} from '@site/src/lib/escape-html';

/**
 * The HTML of a drawing. On a first visit it is in the page already, and React leaves it alone; on a page that is opened from another one it is fetched.
 * @param drawing HTML on the server, the address of a file with it in the browser
 * @param alt What is shown when that file cannot be loaded
 */
export function useDrawing(drawing: string, alt: string): {ref: RefObject<HTMLDivElement | null>; html: string} {
  const ref = useRef<HTMLDivElement>(null);
  const [html, setHtml] = useState(drawing.startsWith('<') ? drawing : '');
  useEffect(() => {
    if (ref.current?.firstChild) return;
    const controller = new AbortController();
    fetch(drawing, {signal: controller.signal})
      .then((response) => (response.ok ? response.text() : Promise.reject(new Error(`${response.status}`))))
      .then(setHtml, () => controller.signal.aborted || setHtml(`<p>${escapeHtml(alt)}</p>`));
    return () => controller.abort();
  }, [drawing, alt]);
  return {ref, html};
}

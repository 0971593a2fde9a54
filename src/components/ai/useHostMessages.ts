import {useEffect} from 'react';

const MESSAGES = ['focus', 'dark-mode'] as const;

/** What an embedding page may ask for. */
export type HostMessage = (typeof MESSAGES)[number];

/**
 * Talks to the page that embeds this one: `onMessage` gets its messages, and Cmd/Ctrl+I or Escape asks it to close the panel.
 * @param onMessage must be the same function on every render
 */
export function useHostMessages(onMessage: (type: HostMessage) => void): void {
  useEffect(() => {
    // Opened by itself, the page is its own parent.
    if (window.parent === window) return;
    const receive = (event: MessageEvent<unknown>) => {
      const type = event.source === window.parent ? readHostMessage(event.data) : undefined;
      if (type) onMessage(type);
    };
    const press = (event: KeyboardEvent) => {
      if (!isClosingKey(event)) return;
      event.preventDefault();
      // Any embedding page may listen: the message contains nothing but its name.
      window.parent.postMessage({type: 'cmd-i'}, '*');
    };
    window.addEventListener('message', receive);
    window.addEventListener('keydown', press);
    return () => {
      window.removeEventListener('message', receive);
      window.removeEventListener('keydown', press);
    };
  }, [onMessage]);
}

/** `{type: "focus"}` → "focus"; anything that is not a host message → undefined. */
function readHostMessage(data: unknown): HostMessage | undefined {
  const type = typeof data === 'object' && data !== null && 'type' in data ? data.type : undefined;
  return MESSAGES.find((message) => message === type);
}

const isClosingKey = ({key, metaKey, ctrlKey}: KeyboardEvent) => key === 'Escape' || ((metaKey || ctrlKey) && key.toLowerCase() === 'i');

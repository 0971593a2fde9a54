declare global {
  interface Window {
    showNotice: (text: string, label: string, act: () => void, detail?: string) => void;
  }
}

type Notice = {
  text: string;
  /** Label of the button. */
  label: string;
  act: () => void;
  /** What went wrong; the notice is then an alert. */
  detail?: string;
};

/** Shows a line with a button at the edge of the window, outside the app, whether or not that has started. The function is in each page's HTML. */
export const showNotice = ({text, label, act, detail}: Notice): void => window.showNotice(text, label, act, detail);

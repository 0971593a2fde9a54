type Finding = {file: string; line: number; message: string; fix: string; check: string};

const STYLE = `
  :host { position: fixed; inset: auto 16px 16px auto; z-index: 9999; max-width: min(640px, calc(100vw - 32px)); }
  section { max-height: 50vh; overflow: auto; padding: 12px 16px; font: 14px/20px system-ui, sans-serif; color: #e8e6e1; background: #171a21; border-radius: 8px; }
  h2 { margin: 0 0 8px; font-size: 14px; }
  p { margin: 8px 0 0; }
  code { color: #6fb1ff; font: 12px/20px ui-monospace, monospace; }
  small { display: block; color: #b4b1aa; font-size: 13px; }
  button { float: right; padding: 0 4px; font: inherit; color: inherit; background: none; border: 0; cursor: pointer; }
`;

/** Shows what the checks found in the files that were saved; nothing as long as that is nothing. */
function show(host: HTMLElement, findings: Finding[]): void {
  const root = host.shadowRoot ?? host.attachShadow({mode: 'open'});
  const make = <Name extends keyof HTMLElementTagNameMap>(name: Name, ...children: (Node | string)[]) => {
    const element = document.createElement(name);
    element.append(...children);
    return element;
  };
  host.hidden = findings.length === 0;
  const close = make('button', 'Hide');
  close.onclick = () => (host.hidden = true);
  const lines = findings.map(({file, line, message, fix, check}) => make('p', make('code', `${file}:${line}`), ` ${message} (${check})`, make('small', fix)));
  const panel = make('section', close, make('h2', `${findings.length} to fix`), ...lines);
  panel.setAttribute('role', 'status');
  root.replaceChildren(make('style', STYLE), panel);
}

if (typeof window !== 'undefined') {
  const host = document.createElement('live-checks');
  document.body.append(host);
  // The endpoint of index.ts.
  new EventSource('/__checks').onmessage = ({data}: MessageEvent<string>) => show(host, JSON.parse(data) as Finding[]);
}

export {};

/** An external chat that takes a first message in its URL. */
type Assistant = {name: string; address: string};

const ASSISTANTS: Assistant[] = [
  {name: 'ChatGPT', address: 'https://chatgpt.com/'},
  {name: 'Claude', address: 'https://claude.ai/new'},
];

type Message = {
  /** What the assistant should read: a page, or the documentation. */
  address: string;
  version: string;
  /** Without one, the reader asks there. */
  question?: string;
};

/** Links that open an assistant with a first message: what to read, the version it describes, and the question, if there is one. */
export function assistantLinks({address, version, question}: Message): {name: string; href: string}[] {
  const wish = question === undefined ? 'I will ask you about it.' : `Help me to make a video with it. My question: ${question}`;
  const message = `Read ${address} from the documentation of Remotion ${version}. ${wish}`;
  return ASSISTANTS.map(({name, address: assistant}) => ({name, href: `${assistant}?${new URLSearchParams({q: message}).toString()}`}));
}

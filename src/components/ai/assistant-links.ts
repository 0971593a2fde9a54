/** A chat outside of this site that takes a first message in its address. */
type Assistant = {name: string; address: string};

const ASSISTANTS: Assistant[] = [
  {name: 'ChatGPT', address: 'https://chatgpt.com/?q='},
  {name: 'Claude', address: 'https://claude.ai/new?q='},
];

/** Links that open an assistant with a first message, which names the documentation and the version that it describes. */
export function assistantLinks(docsUrl: string, version: string): {name: string; href: string}[] {
  const message = `Read ${docsUrl}, the documentation of Remotion ${version}, and help me to make a video with it. My question: `;
  return ASSISTANTS.map(({name, address}) => ({name, href: address + encodeURIComponent(message)}));
}

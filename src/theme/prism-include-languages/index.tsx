// Change: no languages are added to the browser's highlighter, since samples are highlighted at build time; the original ships a list of all of them.
export default function prismIncludeLanguages(): void {}

// Change: nothing is added to the browser's highlighter, since samples are highlighted at build time; the original brings a list of all languages.
export default function prismIncludeLanguages(): void {}

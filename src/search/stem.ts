/** "captions" → captions, caption; "rendering" → rendering, render, rendere; wrong forms match nothing and do no harm. */
export function inflections(word: string): string[] {
  const forms = [word, `${word}s`];
  if (word.length < 4) return forms;
  const verb = word.replace(/e$/, '');
  forms.push(`${verb}ing`, `${verb}ed`);
  if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`);
  if (word.endsWith('es')) forms.push(word.slice(0, -2));
  if (word.endsWith('s')) forms.push(word.slice(0, -1));
  for (const ending of ['ing', 'ed', 'er'])
    if (word.endsWith(ending)) {
      const base = word.slice(0, -ending.length);
      forms.push(base, `${base}e`, base.replace(/(.)\1$/, '$1'));
    }
  return forms;
}

/** The stem that a word shares with its family: animating → animat, as in animation. */
export const stem = (word: string): string => word.replace(/(?:ations?|ing|ions?|ies|ed|es|er|ors?|ly|s|e)$/, '');

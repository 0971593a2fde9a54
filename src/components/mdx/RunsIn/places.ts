const PLACES = {
  browser: 'Browser',
  player: 'Player',
  studio: 'Studio',
  render: 'Server render',
  lambda: 'Lambda',
  cloudrun: 'Cloud Run',
  node: 'Node.js',
  bun: 'Bun',
} as const;

type Place = keyof typeof PLACES;

/** The places a composition can run in; pages about code for Node.js name other places. */
const COMPOSITION_PLACES: Place[] = ['studio', 'player', 'render', 'lambda', 'cloudrun'];

/**
 * The places that `<RunsIn supported="…">` is about, and whether the feature works there: those that are named,
 * and for a feature of compositions the other places in which compositions run.
 * @throws Error that names the words that are no places
 */
export function placesOf(supported: string): {place: Place; name: string; works: boolean}[] {
  const named = supported.split(/\s+/).filter(Boolean);
  const unknown = named.filter((place) => !(place in PLACES));
  if (unknown.length > 0) throw new Error(`<RunsIn supported>: ${unknown.join(', ')} is not one of ${Object.keys(PLACES).join(', ')}.`);
  const isAboutCompositions = named.some((place) => COMPOSITION_PLACES.includes(place as Place));
  return (Object.keys(PLACES) as Place[])
    .filter((place) => named.includes(place) || (isAboutCompositions && COMPOSITION_PLACES.includes(place)))
    .map((place) => ({place, name: PLACES[place], works: named.includes(place)}));
}

/** Whether a feature works in a place, in words. */
export const answerOf = (works: boolean): string => (works ? 'works' : 'does not work');

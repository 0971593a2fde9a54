/** A card of the report, with an ID that stays the same when it moves. */
export type ReportCard = {id: string; label: string; value: string};
export type Report = {title: string; color: string; cards: ReportCard[]};

/** The default props in the composition's file. */
export const FIRST_REPORT: Report = {
  title: 'Week 28',
  color: '#0b62d6',
  cards: [
    {id: 'rides', label: 'Rides', value: '12'},
    {id: 'distance', label: 'Kilometers', value: '318'},
    {id: 'climb', label: 'Meters climbed', value: '4,260'},
    {id: 'longest', label: 'Longest ride', value: '94 km'},
  ],
};

/** The props passed to the composition. */
export const propsOf = ({title, color, cards}: Report) => ({title, color, cards: cards.map(({label, value}) => ({label, value}))});

/** The props as a file, with one line per card. */
export function propsFile(report: Report): string {
  const {title, color, cards} = propsOf(report);
  const lines = cards.map((card) => `    ${JSON.stringify(card).replaceAll('":"', '": "').replaceAll('","', '", "')}`);
  return `{\n  "title": ${JSON.stringify(title)},\n  "color": ${JSON.stringify(color)},\n  "cards": [\n${lines.join(',\n')}\n  ]\n}`;
}

/** The items with one of them moved to another position; positions outside the list are clamped to it. */
export function moved<Item>(items: Item[], from: number, to: number): Item[] {
  const place = Math.max(0, Math.min(items.length - 1, to));
  const [item] = items.slice(from, from + 1);
  return item === undefined ? items : items.toSpliced(from, 1).toSpliced(place, 0, item);
}

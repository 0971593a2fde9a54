/** The tile that a key leads to; undefined for other keys, at the edges, and where the focus is not on a tile. */
export function nextTile(key: string, place: number, tiles: HTMLElement[]): HTMLElement | undefined {
  const from = tiles[place];
  if (!from) return undefined;
  const area = from.getBoundingClientRect();
  switch (key) {
    case 'ArrowRight':
      return tiles[place + 1];
    case 'ArrowLeft':
      return tiles[place - 1];
    case 'Home':
      return tiles[0];
    case 'End':
      return tiles.at(-1);
    case 'ArrowDown':
      return nearest(
        tiles.slice(place + 1).filter((tile) => tile.getBoundingClientRect().top > area.top),
        area,
      );
    case 'ArrowUp':
      return nearest(
        tiles
          .slice(0, place)
          .reverse()
          .filter((tile) => tile.getBoundingClientRect().top < area.top),
        area,
      );
    default:
      return undefined;
  }
}

/** Of the tiles in the first row, the one closest to the same column. */
function nearest(tiles: HTMLElement[], {left}: DOMRect): HTMLElement | undefined {
  const row = tiles[0]?.getBoundingClientRect().top;
  const distance = (tile: HTMLElement) => Math.abs(tile.getBoundingClientRect().left - left);
  return tiles.filter((tile) => tile.getBoundingClientRect().top === row).sort((a, b) => distance(a) - distance(b))[0];
}

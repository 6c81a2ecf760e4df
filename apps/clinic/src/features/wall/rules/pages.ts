/** The share of a page that lanes of other pages may take. */
const MOST_GUESTS = 0.5;

/**
 * Divides the places into pages of the same size. A lane with an alarm is on every page: elsewhere it takes a vacant place,
 * or that of the last calm lane, which moves to the last page for that long. All others stay where they are [OUR-788].
 * @param alarmed the lanes that call for somebody, the longest first
 * @param vacant lanes without a test, whose places others may take
 */
export function pagesOf(
  places: readonly string[],
  size: number,
  { alarmed, vacant }: { alarmed: readonly string[]; vacant: ReadonlySet<string> },
): readonly (readonly string[])[] {
  if (places.length <= size) return [places];
  const guests = alarmed.slice(0, Math.floor(size * MOST_GUESTS));
  const isCalm = (id: string): boolean => !alarmed.includes(id);
  const waiting: string[] = [];
  const pages = Array.from({ length: Math.ceil(places.length / size) }, (_, page) => {
    const lanes = places.slice(page * size, (page + 1) * size);
    for (const guest of guests.filter((id) => !lanes.includes(id))) {
      const at = placeFor(lanes, size, { isCalm, vacant });
      const leaving = lanes[at];
      if (leaving !== undefined && !vacant.has(leaving)) waiting.push(leaving);
      lanes[at] = guest;
    }
    return lanes;
  });
  while (waiting.length > 0) {
    const last = pages.at(-1);
    if (last && last.length < size) last.push(waiting.shift()!);
    else pages.push([...guests]);
  }
  return pages;
}

interface Lanes {
  isCalm: (id: string) => boolean;
  vacant: ReadonlySet<string>;
}

/** The place for a lane of another page: a vacant one, a new one, or that of the last calm lane. */
function placeFor(lanes: readonly string[], size: number, { isCalm, vacant }: Lanes): number {
  const free = lanes.findIndex((id) => vacant.has(id));
  if (free >= 0) return free;
  return lanes.length < size ? lanes.length : lanes.findLastIndex((id) => isCalm(id));
}

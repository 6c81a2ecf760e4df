/** The videos in the order they are offered. */
export const FILM_IDS = ['field', 'watching', 'reading', 'acuity', 'hearing'] as const;
export type FilmId = (typeof FILM_IDS)[number];

export const PHONES = ['iphone', 'android'] as const;
export type Phone = (typeof PHONES)[number];

/** Where in the help somebody is. */
export type HelpPlace =
  | { readonly tab: 'videos'; readonly film: FilmId }
  | { readonly tab: 'questions'; readonly phone: Phone | null };

/** The place an address names; the first video where it names none. */
export function placeOf(search: string): HelpPlace {
  const query = new URLSearchParams(search);
  if (query.get('tab') === 'questions') {
    return { tab: 'questions', phone: PHONES.find((phone) => phone === query.get('phone')) ?? null };
  }
  return { tab: 'videos', film: FILM_IDS.find((id) => id === query.get('video')) ?? FILM_IDS[0] };
}

/** The address of a place: somebody can be sent to it. */
export function addressOf(place: HelpPlace): string {
  if (place.tab === 'videos') return `/help?video=${place.film}`;
  return `/help?tab=questions${place.phone === null ? '' : `&phone=${place.phone}`}`;
}

import type { PageBox, Segment } from './words.ts';

/** The kind of numbers in a plot, according to its title. */
export type PlotKind = 'thresholds' | 'totalDeviation' | 'patternDeviation' | 'other';

/** The unit behind a title, however well it was recognized. */
const UNIT = /(?:\s*[[({|].{0,5}|[\s,:]+d\s?[b8]\W{0,4})?[\s.:]*$/i;

/** The titles that devices print in English, German, French, Spanish, Italian and Portuguese, without accents; spaces do not count, since scans break words. */
const TITLES: readonly (readonly [PlotKind, RegExp])[] = (
  [
    [
      'patternDeviation',
      [
        'pattern (?:deviations?|defects?)',
        '(?:corrected|pattern) (?:comparisons?|deviations?|defects?)',
        'korrigierter? (?:vergleiche?|abweichung(?:en)?|defekte?)',
        'korr\\.? vergleiche?',
        'muster-?\\s?(?:abweichung(?:en)?|defekte?)',
        '(?:comparaisons?|ecarts?|deficits?|defauts?) corrige(?:e)?s?',
        '(?:deviation|ecart) (?:individuelle?|du (?:modele|profil|schema))',
        '(?:comparacion|desviacion|defectos?) corregid[oa]s?',
        'desviacion (?:del? )?(?:patron|modelo)',
        '(?:confronto|comparazione|deviazione|difetti) corrett[oaie]',
        'deviazione (?:del? )?(?:pattern|modello)',
        'comparacao corrigida',
        'desvio (?:do )?padrao',
      ],
    ],
    [
      'totalDeviation',
      [
        '(?:total )?deviations?(?: from normal)?',
        '(?:total )?defects?(?: depth)?',
        'comparisons?',
        'differences?',
        'vergleiche?',
        'gesamt-?\\s?abweichung(?:en)?',
        'abweichung(?:en)?',
        'defekte?(?:tiefe)?',
        'comparaisons?',
        '(?:deviation|ecart) total(?:e)?',
        'ecarts?',
        'defauts?',
        'deficits?',
        'comparacion(?:es)?',
        'desviacion(?:es)?(?: total(?:es)?)?',
        'defectos?',
        'confront[oi]',
        'comparazion[ei]',
        'deviazion[ei](?: total[ei])?',
        'difett[oi]',
        'comparac(?:ao|oes)',
        'desvio total',
      ],
    ],
    [
      'thresholds',
      [
        '(?:(?:threshold|measured|numeric(?:al)?|sensitivity) )?values?',
        '(?:differential light |retinal )?(?:sensitivity|sensitivities|thresholds?)(?: values?| map| plot)?',
        '(?:mess|schwellen|zahlen)?werte?',
        'schwellen?',
        '(?:lichtunterschieds)?empfindlichkeit(?:en)?',
        'valeurs?(?: numeriques?)?',
        'seuils?',
        'sensibilites?',
        'valor(?:es)?(?: numericos?)?',
        'umbral(?:es)?',
        'sensibilidad(?:es)?',
        'valor[ei]',
        'sogli[ae]',
        'sensibilita',
        'limiar(?:es)?',
        'sensibilidades?',
      ],
    ],
  ] as const
).map(([kind, titles]) => [kind, new RegExp(`^(?:${titles.join('|').replaceAll(' ', '')})$`, 'i')] as const);

const OTHER =
  /^(?:gr[ae]y-?\s?(?:scale|tone)|grau(?:stufen|werte)|(?:niveaux|echelle)degris|escaladegrises|scala(?:di|dei)grigi|\S*(?:probabil|wahrscheinlichkeit)|defe[ck]t\s?(?:curve|kurve)|courbe|curva|bebie)/i;

const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replace(UNIT, '').replaceAll(/\s/g, '');

/** Returns the kind of plot that a text is the title of; null if it is no title. */
export function kindOfTitle(text: string): PlotKind | null {
  const said = plain(text);
  const [kind = null] = TITLES.find(([, title]) => title.test(said)) ?? [];
  return kind ?? (OTHER.test(said) ? 'other' : null);
}

/** The place of a plot, and how far its numbers are apart. */
export interface PlotArea extends PageBox {
  readonly pitch: number;
}

/** Largest distance of a title from its plot, in pitches. */
const REACH = 7;

interface Title {
  readonly kind: PlotKind;
  readonly segment: Segment;
}

const overlapsAcross = (a: PageBox, b: PageBox): boolean => a.x < b.x + b.width && b.x < a.x + a.width;

/** Returns the kinds of plots if all titles are on one side of them: above, or below. */
function kindsBy(isAbove: boolean, areas: readonly PlotArea[], titles: readonly Title[]): (PlotKind | null)[] {
  const gapOf = (area: PlotArea, { segment }: Title): number =>
    isAbove ? area.y - segment.y - segment.height : segment.y - area.y - area.height;
  return areas.map((area) => {
    const near = titles
      .filter((title) => overlapsAcross(title.segment, area))
      .map((title) => ({ title, gap: gapOf(area, title) }))
      .filter(({ gap }) => gap > -area.pitch / 2 && gap < REACH * area.pitch)
      .toSorted((a, b) => a.gap - b.gap)[0];
    if (!near) return null;
    // a plot between them has the title
    const isTaken = areas.some((other) => {
      const gap = gapOf(other, near.title);
      return other !== area && overlapsAcross(near.title.segment, other) && gap > -other.pitch / 2 && gap < near.gap;
    });
    return isTaken ? null : near.title.kind;
  });
}

/** Returns whether a text continues in another one: a page that lay askew breaks a title into two. */
const isJustBefore = (one: Segment, next: Segment): boolean =>
  one !== next &&
  Math.abs(one.y - next.y) < Math.max(one.height, next.height) &&
  one.x + one.width < next.x + next.height / 2 &&
  next.x - one.x - one.width < 1.5 * next.height;

const countOf = (kinds: readonly (PlotKind | null)[]): number => kinds.filter((kind) => kind !== null).length;

/** The kind of each plot of a page by its title; null where it has none. A page has its titles above its plots, or below. */
export function kindsByTitle(areas: readonly PlotArea[], segments: readonly Segment[]): (PlotKind | null)[] {
  const titles = segments.flatMap((segment): Title[] => {
    const before = segments.find((one) => isJustBefore(one, segment));
    const kind = (before && kindOfTitle(`${before.text} ${segment.text}`)) ?? kindOfTitle(segment.text);
    return kind ? [{ kind, segment }] : [];
  });
  const [above, below] = [kindsBy(true, areas, titles), kindsBy(false, areas, titles)];
  // one below may be the title of the next plot, which has it above
  return countOf(above) === 0 && countOf(below) > 1 ? below : above;
}

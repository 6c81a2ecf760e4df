import { idOf } from '@isopter/clinical';
import { gridOf } from '@isopter/clinical/perimetry';
import { IMPORT_PROGRAMS, type ImportChange, type ImportUpdate, latestToday, SINGLE_EYES } from '@isopter/contract';
import type { StoredThreshold } from '../../platform/db/tables/imports.ts';
import { IMPORT_GROUPS } from '../../clinic/tests/ordering/catalogue.ts';
import type { ImportRow } from './store.ts';

/** Page of the thresholds that a person added. */
const ADDED_PAGE = 0;

type Added = NonNullable<ImportUpdate['added_sensitivities']>;

const keyOf = ({ page_id, index }: Pick<StoredThreshold, 'page_id' | 'index'>): string => `${page_id} ${index}`;
const placeOf = ({ eye, x, y }: Pick<StoredThreshold, 'eye' | 'x' | 'y'>): string => `${eye} ${idOf({ x, y })}`;

const hasRepeats = (keys: readonly string[]): boolean => new Set(keys).size < keys.length;

/** The points at which a threshold of a program can be added. */
const placesOf = (protocol: string | null | undefined): ReadonlySet<string> =>
  new Set(
    IMPORT_PROGRAMS.filter((program) => program === protocol).flatMap((program) =>
      SINGLE_EYES.flatMap((eye) => gridOf(program, eye).points.map(({ x, y }) => placeOf({ eye, x, y }))),
    ),
  );

function addedProblem(
  added: Added,
  { protocol }: ImportUpdate,
  thresholds: readonly StoredThreshold[],
): string | undefined {
  const places = added.map(placeOf);
  const [possible, taken] = [placesOf(protocol), new Set(thresholds.map(placeOf))];
  if (hasRepeats(places)) return 'Each point is given once.';
  if (!places.every((place) => possible.has(place))) return 'A point is not one of the program.';
  return places.some((place) => taken.has(place)) ? 'A point has a threshold already.' : undefined;
}

/** Returns what is wrong with an update of an import, by field; any subset of its thresholds can be changed. */
export function updateProblems(
  update: ImportUpdate,
  thresholds: readonly StoredThreshold[],
  now: Date,
): Record<string, string[]> {
  const { group, protocol, test_date, updated_sensitivities, added_sensitivities = [] } = update;
  const chosen = IMPORT_GROUPS.find(({ value }) => value === group);
  const hasProtocol = group === 'OTHER' || (chosen !== undefined && chosen.protocols.length > 0);
  const known = new Set(thresholds.map(keyOf));
  const given = updated_sensitivities.map(keyOf);
  const isKnown = given.every((key) => known.has(key));
  const added = addedProblem(added_sensitivities, update, thresholds);
  return {
    ...(!chosen && { group: ['This choice does not exist.'] }),
    ...(hasProtocol && !protocol && { protocol: ['This field is required.'] }),
    ...(chosen && !hasProtocol && protocol && { protocol: ['This test group has no protocols.'] }),
    // the name of the other protocol is sent instead
    ...(protocol === 'OTHER' && { protocol: ['Name the other protocol.'] }),
    ...(test_date > latestToday(now) && { test_date: ['The date is in the future.'] }),
    ...(!isKnown && { updated_sensitivities: ['A value is not one of this report.'] }),
    ...(hasRepeats(given) && { updated_sensitivities: ['Each value is given once.'] }),
    ...(added && { added_sensitivities: [added] }),
  };
}

/** Returns the thresholds with the values of an update; every value in it counts as confirmed. */
export function withUpdated(thresholds: readonly StoredThreshold[], update: ImportUpdate): StoredThreshold[] {
  const values = new Map(update.updated_sensitivities.map((one) => [keyOf(one), one]));
  const kept = thresholds.map((one) => {
    const given = values.get(keyOf(one));
    return given ? { ...one, value: given.value, is_confirmed: true } : one;
  });
  const last = kept.reduce((most, { page_id, index }) => (page_id === ADDED_PAGE ? Math.max(most, index) : most), -1);
  const added = (update.added_sensitivities ?? []).map(({ eye, x, y, value }, number): StoredThreshold => ({
    page_id: ADDED_PAGE,
    index: last + 1 + number,
    eye,
    x,
    y,
    value,
    is_blind_spot: gridOf(update.protocol!, eye)!.blind_spot.some((one) => idOf(one) === idOf({ x, y })),
    is_unsure: false,
    is_confirmed: true,
  }));
  return [...kept, ...added];
}

/** Returns what an update changes, before and after, as it is kept in the history. */
export function changesOf(
  row: Pick<ImportRow, 'group' | 'protocol' | 'testDate' | 'thresholds'>,
  { group, protocol = null, test_date }: ImportUpdate,
  thresholds: readonly StoredThreshold[],
): Pick<ImportChange, 'details' | 'thresholds'> {
  const details: ImportChange['details'] = [
    { field: 'group', from: row.group, to: group },
    { field: 'protocol', from: row.protocol, to: protocol },
    { field: 'test_date', from: row.testDate, to: test_date },
  ];
  const before = new Map((row.thresholds ?? []).map((one) => [placeOf(one), one.value]));
  return {
    details: details.filter(({ from, to }) => from !== to),
    thresholds: thresholds.flatMap(({ eye, x, y, value: to }) => {
      const from = before.get(placeOf({ eye, x, y })) ?? null;
      return from === to ? [] : [{ eye, x, y, from, to }];
    }),
  };
}

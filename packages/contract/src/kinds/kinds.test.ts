import { describe, expect, it } from 'vitest';
import { STRATEGIES, TEST_TYPES } from '../enums/tests.ts';
import { KIND_IDS, kindById, kindOf, KINDS, MONITOR_KINDS } from './kinds.ts';
import { RECORDS } from './records.ts';
import { stateCalls } from './stateCalls.ts';

/** Groups of which nothing can be known: what is in them differs. */
const OF_ANYTHING = ['CUSTOM_BUNDLE', 'OTHER'];

describe('kinds of test', () => {
  it.each(TEST_TYPES.filter((group) => !OF_ANYTHING.includes(group) && group !== 'COLOR_VISION'))(
    'knows every test of %s, and of an unknown strategy',
    (group) => expect(kindOf({ group, strategy: 'NEW' })).toBeDefined(),
  );

  it('returns undefined for an unspecified test', () => {
    for (const group of OF_ANYTHING) expect(kindOf({ group })).toBeUndefined();
    expect(kindOf({ group: 'COLOR_VISION' })).toBeUndefined();
  });

  it('assigns every test to one kind only', () => {
    const tests = KIND_IDS.flatMap((id) =>
      kindById(id).tests.flatMap(({ group, strategies = [''] }) =>
        strategies.map((strategy) => `${group} ${strategy}`),
      ),
    );
    expect(new Set(tests).size).toBe(tests.length);
  });

  it.each(KIND_IDS)('%s is recorded, answered and shown', (id) => {
    const { records, states, path, shownBy, presentations, parts = [] } = kindById(id);
    expect(records.filter((type) => type !== 'new_stimuli' && !(type in RECORDS))).toEqual([]);
    expect(states.filter((call) => !(call in stateCalls))).toEqual([]);
    expect((path === undefined) !== (shownBy === undefined)).toBe(true);
    expect([...MONITOR_KINDS, undefined]).toContain(shownBy);
    expect(presentations !== undefined).toBe(records.includes('new_stimuli'));
    for (const { kind, record, strategy } of parts) {
      expect(MONITOR_KINDS).toContain(kind);
      expect(records).toContain(record);
      expect([...STRATEGIES, null]).toContain(strategy);
    }
  });

  it('has every record and every state call in a kind', () => {
    const records = KIND_IDS.flatMap((id) => [...kindById(id).records]);
    const states = KIND_IDS.flatMap((id) => [...kindById(id).states]);
    expect(Object.keys(RECORDS).filter((type) => !records.includes(type as never))).toEqual([]);
    expect(Object.keys(stateCalls).filter((call) => !states.includes(call as never))).toEqual([]);
  });

  it('has a unique path for every monitor [MON-18]', () => {
    const paths = MONITOR_KINDS.map((id) => KINDS[id].path);
    expect(new Set(paths).size).toBe(MONITOR_KINDS.length);
  });
});

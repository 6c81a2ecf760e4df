import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as enums from './index.ts';

const entities = readFileSync(new URL('../../../../docs/requirements/11-entities.md', import.meta.url), 'utf8');
/** Text of an enumeration in the requirements, without the marks of decided names. */
const row = (id: string): string => {
  const line = entities.split('\n').find((text) => text.startsWith(`- ${id} `));
  if (line === undefined) throw new Error(`${id} is not in the requirements`);
  return line.replaceAll('†', '');
};
/** The values after the heading of a row, separated by commas. */
const values = (id: string): string[] =>
  row(id)
    .replace(/^[^:]*: /, '')
    .split('.')[0]!
    .split(', ');

describe('enumerations', () => {
  it.each([
    ['ENUM-01', enums.GROUPS],
    ['ENUM-02', enums.TEST_TYPES],
    ['ENUM-03', enums.STRATEGIES],
    ['ENUM-06', enums.INTENSITIES],
    ['ENUM-07', enums.SKIN_TYPES],
    ['ENUM-11', enums.USER_TYPES],
    ['ENUM-12', enums.FILE_KINDS],
    ['ENUM-14', enums.TEST_STATUS_NAMES],
    ['ENUM-15', enums.EXPORT_STATUSES],
    ['ENUM-16', enums.DEVICE_SCREENS],
    ['ENUM-17', enums.REMOTE_COMMANDS],
    ['ENUM-18', enums.UPLOAD_STATUSES],
    ['ENUM-19', enums.PACS_STATUSES],
    ['ENUM-20', enums.INVITATION_STATUSES],
    ['ENUM-21', enums.CALL_STATES],
    ['ENUM-26', enums.FILTER_OPERATORS],
    ['ENUM-27', enums.UPLOAD_FILE_TYPES],
  ])(
    'holds the values of the requirements, no more and no fewer [%s] [CONST-02] [API-06]',
    (id, actual: readonly string[]) => {
      expect([...actual].toSorted()).toEqual(values(id).toSorted());
    },
  );

  it('has the families, eyes, devices, commands and periods the requirements describe [CONST-02]', () => {
    for (const family of enums.TEST_FAMILIES) expect(row('ENUM-02')).toContain(family);
    expect(enums.TEST_FAMILIES).toHaveLength(10);
    expect(enums.EYES).toEqual(['OD', 'OS', 'OU']);
    expect(enums.EARS).toEqual(['RIGHT', 'LEFT']);
    expect(enums.COVER_DIRECTIONS).toEqual([1, 2, 3]);
    expect(enums.DEVICE_TYPES).toEqual(['S', 'C', 'GT', 'H', 'ETH', 'CAMERA']);
    expect(enums.HOME_DEVICE_TYPES).toEqual(['H', 'ETH']);
    expect(enums.SYSTEM_UNITS).toEqual(['IMP', 'INT']);
    expect(enums.LIST_MODES).toEqual(['CAT', 'DEG']);
    expect(enums.REPORT_MODES).toEqual(['single page', 'full']);
    expect(enums.BUNDLE_STATUSES).toEqual(enums.TEST_STATUSES.filter((status) => status !== 'syncing'));
    expect(enums.DEVICE_MESSAGES).toHaveLength(8);
    expect(enums.JOB_STATUSES).toEqual(['QUEUED', 'IN_PROGRESS', 'SUCCEEDED', 'FAILED']);
    expect(enums.WORK_ITEM_STATUSES).toEqual(['Success', 'Warning']);
    expect(enums.STREAM_STATES).toEqual(['pending', 'visible', 'closed']);
    expect(enums.SCHEDULED_ENTITIES).toEqual(['T', 'B']);
    expect(enums.PUPILLOMETRY_PERIODS).toEqual(['A', 'APD', 'S', 'R', 'L', 'D']);
    expect(enums.PUPIL_RESULTS).toHaveLength(6);
    expect(enums.COVER_PHASES).toEqual([0, 1]);
    expect(enums.COLOR_SECTIONS).toEqual(['demo', 'general', 'tritan', 'protan', 'deutan']);
    expect(enums.ACUITY_PHASES).toEqual(['right', 'left', 'both']);
    expect(enums.GOLDMANN_SIZES).toEqual([1, 2, 3, 4, 5]);
    expect(enums.INACTIVITY_LIMITS).toEqual([0, 900, 1800, 3600, 7200, 14400, 28800]);
  });

  it('names no value twice [CONST-02]', () => {
    const lists = Object.values<unknown>(enums).filter((value): value is readonly unknown[] => Array.isArray(value));
    expect(lists.filter((list) => new Set(list).size !== list.length)).toEqual([]);
    expect(lists.length).toBeGreaterThan(40);
  });
});

describe('programs', () => {
  it('are the four patterns with every suffix, paediatric first when combined [CONST-02]', () => {
    expect(enums.GRID_PROGRAMS).toHaveLength(32);
    expect(enums.GRID_PROGRAMS).toEqual(expect.arrayContaining(['10-2', '24-2C-S', '24-2-P-AVA-F', '30-2-AVA-S']));
    expect(enums.PEDIATRIC_PROGRAMS).toHaveLength(16);
    expect(enums.PEDIATRIC_PROGRAMS.every((program) => program.includes('-P'))).toBe(true);
    for (const protocol of enums.OTHER_PROTOCOLS) expect(row('ENUM-04')).toContain(protocol);
  });

  it('know their point pattern and whether they are paediatric', () => {
    expect(enums.baseProgram('24-2-P-AVA-F')).toBe('24-2');
    expect(enums.baseProgram('24-2C')).toBe('24-2C');
    expect(enums.baseProgram('24-2C-P-S')).toBe('24-2C');
    expect(enums.isPediatric('24-2-P-AVA-F')).toBe(true);
    expect(enums.isPediatric('24-2-AVA-F')).toBe(false);
    for (const program of enums.GRID_PROGRAMS) {
      expect(program.startsWith(enums.baseProgram(program)!)).toBe(true);
      expect(enums.isPediatric(program)).toBe(enums.PEDIATRIC_PROGRAMS.some((pediatric) => pediatric === program));
    }
  });

  it.each([...enums.OTHER_PROTOCOLS, '', '24-3', '24-2-', '24-2-AVA-F-P'])('have none in %j', (protocol) => {
    expect(enums.baseProgram(protocol)).toBeUndefined();
  });
});

describe('test statuses', () => {
  it('are compared without regard to case, by name or by id [LIST-11]', () => {
    expect(enums.testStatus('Finished')).toBe('finished');
    expect(enums.testStatus('PAUSED')).toBe('paused');
    expect(enums.testStatus(1)).toBe('started');
    expect(enums.testStatus(2)).toBe('paused');
    expect(enums.testStatus(5)).toBe('finished');
    expect(enums.hasStatus('Syncing', 'syncing', 'finished')).toBe(true);
    expect(enums.hasStatus(5, 'syncing', 'finished')).toBe(true);
    expect(enums.hasStatus('started', 'finished')).toBe(false);
  });

  it('read every spelling of every status alike [LIST-11]', () => {
    fc.assert(
      fc.property(fc.constantFrom(...enums.TEST_STATUSES), fc.infiniteStream(fc.boolean()), (status, upper) => {
        const spelled = status.replaceAll(/./g, (letter) => (upper.next().value ? letter.toUpperCase() : letter));
        expect(enums.testStatus(spelled)).toBe(status);
      }),
    );
  });

  it('leave what they do not know unknown [LIST-11]', () => {
    for (const value of ['', 'done', 3, Number.NaN, null, undefined, {}])
      expect(enums.testStatus(value)).toBeUndefined();
    expect(enums.hasStatus('done')).toBe(false);
  });

  it('end a test with finished, failed and expired [MON-24]', () => {
    expect(enums.TEST_STATUSES.filter((status) => enums.isEnded(status))).toEqual(['failed', 'finished', 'expired']);
  });
});

describe('eyes of a test', () => {
  it('are an empty string on the server and both in a form, in both directions [FORM-25]', () => {
    expect(enums.formEye('')).toBe('both');
    expect(enums.testEye('both')).toBe('');
    for (const eye of enums.TEST_EYES) expect(enums.testEye(enums.formEye(eye))).toBe(eye);
  });
});

describe('languages', () => {
  it('are the 31 of the application, each known to Intl [I18N-04]', () => {
    const listed = readFileSync(new URL('../../../../docs/requirements/08-shared.md', import.meta.url), 'utf8');
    const named = /I18N-01 31 app languages: ([^;]*);/.exec(listed)?.[1]?.split(', ');
    expect(enums.APP_LANGUAGES).toEqual(named);
    const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
    expect(enums.APP_LANGUAGES.filter((language) => !names.of(enums.bcp47(language)))).toEqual([]);
    expect(enums.bcp47('en-us')).toBe('en-US');
    expect(enums.bcp47('fil-ph')).toBe('fil-PH');
    expect(enums.bcp47('zh-yue')).toBe('yue-HK');
  });

  it.each([
    ['es-MX', 'es-es'],
    ['pt', 'pt-br'],
    ['en-GB', 'en-us'],
    ['zh', 'zh-cn'],
    ['zh-Hans-SG', 'zh-cn'],
    ['zh-TW', 'zh-yue'],
    ['yue', 'zh-yue'],
    ['zh-HK', 'zh-yue'],
    ['no', 'nb-no'],
    ['nn-NO', 'nb-no'],
    ['tl', 'fil-ph'],
    ['iw', 'he-il'],
    ['sr', undefined],
    ['', undefined],
    ['not a tag', undefined],
  ] as const)('for the tag %j are %s', (tag, language) => {
    expect(enums.closestAppLanguage(tag)).toBe(language);
  });

  it('are found again by their own tags', () => {
    const tags = enums.APP_LANGUAGES.map((language) => enums.bcp47(language));
    expect(tags.map((tag) => enums.closestAppLanguage(tag))).toEqual(enums.APP_LANGUAGES);
  });

  it('are right to left in Hebrew and Arabic [I18N-03]', () => {
    expect(enums.RTL_LANGUAGES).toEqual(['he-il', 'ar-eg']);
  });

  it('have about 45 test languages, each known to Intl [I18N-04]', () => {
    const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
    expect(enums.TEST_LANGUAGES).toHaveLength(45);
    expect(enums.TEST_LANGUAGES.filter((language) => !names.of(language))).toEqual([]);
  });

  it('have ten date formats and two time formats [PREF-11]', () => {
    const administration = readFileSync(
      new URL('../../../../docs/requirements/05-administration.md', import.meta.url),
      'utf8',
    );
    for (const format of [...enums.DATE_FORMATS, ...enums.TIME_FORMATS]) expect(administration).toContain(format);
    expect(enums.DATE_FORMATS).toHaveLength(10);
    expect([enums.DEFAULT_DATE_FORMAT, enums.DEFAULT_TIME_FORMAT]).toEqual(['MM/DD/YYYY', '12H']);
  });
});

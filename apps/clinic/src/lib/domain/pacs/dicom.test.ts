import { describe, expect, it } from 'vitest';
import { pacsDate, personName } from './dicom.ts';

describe('a date of the PACS', () => {
  it.each([
    ['1961-03-14', '03/14/1961'],
    ['19610314', '03/14/1961'],
    ['20261120094107', '11/20/2026 09:41:07'],
    ['20261120094107.000000', '11/20/2026 09:41:07'],
    ['202611200941', '11/20/2026 09:41:00'],
    ['2026-11-20T09:41:07', '11/20/2026 09:41:07'],
    ['2026-11-20 09:41', '11/20/2026 09:41:00'],
  ])('%s is written %s, whatever anybody prefers (of PACS-07)', (text, written) => {
    expect(pacsDate(text)).toBe(written);
  });

  it.each(['2026-11-20T22:41:07Z', '2026-11-20T22:41:07.250Z', '20261120224107+0000', '2026-11-21T00:41:07+02:00'])(
    '%s is converted to the local time zone (of PACS-07)',
    (text) => {
      const here = new Date('2026-11-20T22:41:07Z');
      const [hour, day] = [here.getHours(), here.getDate()].map((number) => `${number}`.padStart(2, '0'));
      expect(pacsDate(text)).toBe(`11/${day}/2026 ${hour}:41:07`);
    },
  );

  it.each(['', 'soon', '1961', '20261332', '2026-11-20T99:99:99Z'])('%j stays as it is', (text) => {
    expect(pacsDate(text)).toBe(text);
  });
});

describe('a name of DICOM', () => {
  it.each([
    ['Okafor^Adaeze', 'Okafor, Adaeze'],
    ['Okafor^Adaeze^Ngozi^Dr^', 'Okafor, Adaeze Ngozi'],
    ['Okafor', 'Okafor'],
    ['^Adaeze', 'Adaeze'],
    ['Yamada^Tarou=山田^太郎', 'Yamada, Tarou'],
    ['Okafor, Adaeze', 'Okafor, Adaeze'],
    ['^^^', '^^^'],
  ])('%s is read as %s', (text, name) => {
    expect(personName(text)).toBe(name);
  });
});

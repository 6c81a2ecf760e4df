import type { TestFinding } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import { fillPhrase, hasOnlyPlaceholders, phrasesOf, type Writing } from './phrases.ts';

const writing: Writing = { value: ({ measure, value }) => `${measure} ${value}`, side: (side) => side };
const FIELD: TestFinding[] = [
  { measure: 'MD', side: 'OS', value: -6.5 },
  { measure: 'MD', side: 'OD', value: -15.9 },
  { measure: 'VFI', side: 'OD', value: 48 },
];
const filled = (phrase: string, findings: readonly TestFinding[] = FIELD) => fillPhrase(phrase, findings, writing);

describe('a phrase for interpretations', () => {
  it('gets the values of every side that was tested, each with its side [OUR-745]', () => {
    expect(filled('Stable: {MD}. {VFI}.')).toEqual({ text: 'Stable: OS MD -6.5, OD MD -15.9. OD VFI 48.' });
  });

  it('gets the value of the one side that a placeholder names [OUR-745]', () => {
    expect(filled('Left {MD OS}, right { md od }')).toEqual({ text: 'Left MD -6.5, right MD -15.9' });
  });

  it('is not filled if the test lacks a value, and says which [OUR-745]', () => {
    expect(filled('{MD}, {VFI OS}, {PTA}')).toEqual({ missing: ['{VFI OS}', '{PTA}'] });
    expect(filled('{MD}', [])).toEqual({ missing: ['{MD}'] });
    expect(filled('{MD}', [{ measure: 'SEEN', side: 'OD', seen: 3, of: 9 }])).toEqual({ missing: ['{MD}'] });
    expect(filled('{IOP}')).toEqual({ missing: ['{IOP}'] });
  });

  it('stays as it is without placeholders [OUR-745]', () => {
    expect(filled('No sign of progression.')).toEqual({ text: 'No sign of progression.' });
  });

  it.each(['{IOP}', '{MD XX}', '{MD OD OS}', '{}', 'MD {MD', 'MD} stable', '{{MD}}'])(
    'cannot be saved with %s [OUR-745]',
    (phrase) => expect(hasOnlyPlaceholders(phrase)).toBe(false),
  );

  it.each(['{MD}', '{va ou}, {PTA L}', 'Normal.'])('can be saved as %s [OUR-745]', (phrase) =>
    expect(hasOnlyPlaceholders(phrase)).toBe(true),
  );

  it('is a line of its text; empty lines are none [OUR-745]', () => {
    expect(phrasesOf(' One. \n\n  \nTwo.')).toEqual(['One.', 'Two.']);
  });
});

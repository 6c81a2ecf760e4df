import { describe, expect, it } from 'vitest';
import harbour from '../../brands/harbour.json' with { type: 'json' };
import { homographProblem } from './homographs.ts';
import { parseBrand } from './parseBrand.ts';

describe('a name that can pass for another', () => {
  it.each([
    ['H\u0430rbour Vision', 'mixes letters of Latin and Cyrillic in the word “H\u0430rbour”; use one script'],
    ['Harb\u03bfur', 'mixes letters of Latin and Greek'],
    [
      '\u0421\u041e\u0421\u0410 Vision',
      'letters of Cyrillic in the word “\u0421\u041e\u0421\u0410” that look like Latin',
    ],
    ['\u0421\u041e\u0421\u0410', 'letters of Cyrillic in the word “\u0421\u041e\u0421\u0410” that look like Latin'],
    [
      '\u039f\u03a1\u03a4\u0399\u039a 24',
      'letters of Greek in the word “\u039f\u03a1\u03a4\u0399\u039a” that look like Latin',
    ],
    ['Harb\u200bour', 'a character that is not seen'],
    ['Har\u00adbour', 'a character that is not seen'],
    ['Harb\u200dour', 'a character that is not seen'],
  ])('is rejected: %s [KIT-03]', (name, message) => {
    expect(homographProblem(name)).toContain(message);
    const { problems } = parseBrand({ ...harbour, name });
    expect(problems?.map(({ path }) => path)).toEqual(['name']);
    expect(problems?.[0]?.message).toContain(message);
  });
  it.each([
    'Harbour Vision',
    'Nordlys Øyeklinikk',
    'Глазная клиника',
    'Оптика Vision',
    'Οφθαλμός',
    'Σ Optics',
    '北海道大学病院 Eye Center',
    'ひかり眼科クリニック',
    'עין חדה 👁️ Überbrillenmacherei & Söhne ☂',
    'عيادة العيون 24/7',
    'بینایی‌سنجی',
    'Ⓣⓔⓒⓗ 🛠️ Überwachung',
    '👩‍⚕️ Praxis',
    'E\u0301cole de vue',
    'Çağ Göz A.Ş.',
  ])('is not %s [KIT-03]', (name) => {
    expect(homographProblem(name)).toBeUndefined();
  });
  it('is accepted if the other texts show that it is of its script [KIT-03]', () => {
    const eye = { ...harbour, name: '\u041e\u041a\u041e', technicianArea: 'Кабинет' };
    expect(parseBrand(eye).problems).toBeUndefined();
    expect(parseBrand({ ...eye, technicianArea: 'Office' }).problems?.map(({ path }) => path)).toEqual(['name']);
  });
  it('is detected in every text, and all problems are reported together [KIT-03]', () => {
    const { problems } = parseBrand({ ...harbour, copyright: 'H\u0430rbour', technicianArea: 'D\u0435sk' });
    expect(problems?.map(({ path }) => path)).toEqual(['copyright', 'technicianArea']);
  });
});

import { describe, expect, it } from 'vitest';
import { createTranslate } from './createTranslate.ts';

const es = { close: 'Cerrar', chooseMonth: '{{month}}, elegir otro mes' };
const ar = { days_one: 'يوم', days_two: 'يومان', days_few: '{{count}} أيام', days_many: '{{count}} يومًا' };

describe('createTranslate', () => {
  it('returns the texts of a language, with their values', () => {
    const translate = createTranslate('es-ES', es);
    expect(translate('close')).toBe('Cerrar');
    expect(translate('chooseMonth', { month: 'mayo' })).toBe('mayo, elegir otro mes');
  });
  it('uses the plural form and the digits of the locale [I18N-05]', () => {
    const translate = createTranslate('ar-EG', ar);
    const forms = [1, 2, 3, 11].map((count) => translate('days', { count }));
    expect(forms).toEqual(['يوم', 'يومان', '3 أيام', '11 يومًا']);
    expect(createTranslate('ar-EG', { of: '{{count, number}}' })('of', { count: 11 })).toBe('١١');
  });
  it('searches the last list first, and leaves English to the component', () => {
    const translate = createTranslate('es-ES', { a: '1', b: '1' }, { b: '2' });
    expect([translate('a'), translate('b'), translate('c')]).toEqual(['1', '2', undefined]);
  });
});

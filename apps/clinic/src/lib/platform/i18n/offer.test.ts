import { expect, it } from 'vitest';
import { languageToOffer } from './offer.ts';

it.each([
  [['es-ES', 'en'], 'es-es'],
  [['es-MX'], 'es-es'],
  [['ar'], 'ar-eg'],
  [['fr-FR', 'es', 'en'], 'fr-ca'],
  [['sr', 'es', 'en'], 'es-es'],
  [['en-GB', 'es'], null],
  [['zh-HK'], 'zh-yue'],
  [['zh-SG'], 'zh-cn'],
  [['sr'], null],
  [[], null],
] as const)('offers a browser that wants %j %s beside English [OUR-58]', (wanted, offered) => {
  expect(languageToOffer(wanted, 'en-us')).toBe(offered);
});

it('offers English to who sees Spanish [OUR-58]', () => {
  expect(languageToOffer(['en-US'], 'es-es')).toBe('en-us');
});

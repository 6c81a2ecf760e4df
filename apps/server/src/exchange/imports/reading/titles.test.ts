import { describe, expect, it } from 'vitest';
import { kindOfTitle } from './titles.ts';

describe('the title of a plot [OUR-464]', () => {
  it.each([
    ['Values [dB]', 'thresholds'],
    ['Threshold (dB)', 'thresholds'],
    ['Sensitivity, dB', 'thresholds'],
    ['Messwerte', 'thresholds'],
    ['Valeurs', 'thresholds'],
    ['Valores', 'thresholds'],
    ['Soglia', 'thresholds'],
    ['Comparison [dB]', 'totalDeviation'],
    ['Total Deviation', 'totalDeviation'],
    ['Defects', 'totalDeviation'],
    ['Vergleich', 'totalDeviation'],
    ['Comparación', 'totalDeviation'],
    ['Déviation totale', 'totalDeviation'],
    ['Corrected comparison [dB]', 'patternDeviation'],
    ['Pattern deviation, dB', 'patternDeviation'],
    ['Korrigierte Vergleiche', 'patternDeviation'],
    ['Comparaison corrigée', 'patternDeviation'],
    ['Desviación patrón', 'patternDeviation'],
    ['Values dB] [', 'thresholds'],
    ['Val u es [d 8)', 'thresholds'],
    ['Threshold', 'thresholds'],
    ['Corrected com parison [a8]', 'patternDeviation'],
    ['Grayscale (CO)', 'other'],
    ['Corrected probabilities', 'other'],
    ['Central 24-2 Threshold Test', null],
    ['See Total Deviation plot.', null],
    ['Threshold: 27 dB', null],
  ])('%j is of %j', (text, kind) => expect(kindOfTitle(text)).toBe(kind));
});

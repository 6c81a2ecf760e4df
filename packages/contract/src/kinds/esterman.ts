import { kind, SHORT_SILENCE } from './kind.ts';

/** The Esterman test; a monocular one may name the eye [MON-16]. */
export const esterman = kind({
  id: 'esterman',
  tests: [{ group: 'PERIMETRY', strategies: ['ESTERMAN'] }],
  path: 'observe-esterman',
  records: ['new_stimuli'],
  presentations: ['esterman', 'static'],
  states: ['getEstermanState', 'getPerimetryState'],
  silence: SHORT_SILENCE,
  hasReport: true,
  hasThumbnail: true,
});

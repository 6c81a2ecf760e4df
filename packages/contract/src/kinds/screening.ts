import { kind, SHORT_SILENCE } from './kind.ts';

/** Static perimetry with stimuli of one intensity, seen or not seen. */
export const screening = kind({
  id: 'screening',
  tests: [{ group: 'PERIMETRY', strategies: ['SUPRA_THRESHOLD', 'SUPRA_FAST', 'PTOSIS', 'CONFRONTATION', 'BLEPHARO'] }],
  shownBy: 'perimetry',
  records: ['new_stimuli'],
  presentations: ['static'],
  states: ['getPerimetryState'],
  silence: SHORT_SILENCE,
  hasReport: true,
  hasThumbnail: true,
});

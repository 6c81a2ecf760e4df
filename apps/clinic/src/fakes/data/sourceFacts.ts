import type { SourceDevice, SourceFacts } from '@isopter/contract';

export const HUMPHREY: SourceDevice = { manufacturer: 'Carl Zeiss Meditec', model: 'HFA 3' };

/** Device facts of one eye, read from a Humphrey report on which the false negatives are illegible. */
export const SOURCE_FACTS: SourceFacts = {
  strategy: 'SITA Standard',
  stimulus_size: 'III',
  indices: { md: -4.21, psd: 2.1, vfi: 91, ms: null, slv: null },
  reliability: {
    fixation_losses: { count: 2, of: 14, rate: 2 / 14 },
    false_positives: { count: null, of: null, rate: 0.03 },
    false_negatives: null,
  },
};

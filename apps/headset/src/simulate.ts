import { TOLERANCE, runAcceptance } from './acceptance.ts';

/** Prints what the procedures yield on simulated patients beside what they are expected to. */
const within = (measured: number, expected: number): string => {
  const off = measured / expected - 1;
  return `${off >= 0 ? '+' : ''}${(100 * off).toFixed(0)} %${Math.abs(off) > TOLERANCE ? ' (!)' : ''}`;
};

console.table(
  runAcceptance().map((outcome) => ({
    truth: `${outcome.truth} ${outcome.mean_sensitivity.toFixed(1)} dB`,
    strategy: outcome.strategy,
    presentations: outcome.measured_presentations.toFixed(0),
    expected: outcome.presentations,
    'off by': within(outcome.measured_presentations, outcome.presentations),
    'rms dB': outcome.measured_rms.toFixed(2),
    'expected dB': outcome.rms,
    'rms off by': within(outcome.measured_rms, outcome.rms),
    'bias dB': outcome.bias.toFixed(2),
    'min at 1.8 s': ((outcome.measured_presentations * 1.8) / 60).toFixed(1),
  })),
);

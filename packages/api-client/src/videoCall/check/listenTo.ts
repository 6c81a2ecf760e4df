/** How often the level is measured, in milliseconds. */
const INTERVAL_MS = 100;

/**
 * Measures the level of a microphone, 0 to 1.
 * @returns a function that stops it
 */
export function listenTo(media: MediaStream, onLevel: (level: number) => void): () => void {
  const context = new AudioContext();
  // some browsers start it suspended
  context.resume().catch(() => undefined);
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(media).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    onLevel(levelOf(samples));
  }, INTERVAL_MS);
  return () => {
    clearInterval(timer);
    void context.close();
  };
}

/** Returns the level of samples: 0 at or below -60 dB of full scale, 1 at full scale, linear in decibels. */
export function levelOf(samples: ArrayLike<number>): number {
  const power = Array.from(samples).reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  const decibels = 10 * Math.log10(power);
  return Math.min(1, Math.max(0, (decibels + 60) / 60));
}

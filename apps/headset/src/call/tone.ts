/** Samples a second of the sound of a call, and in each packet of 20 ms. */
export const SAMPLE_RATE = 8_000;
export const SAMPLES = 160;

/** A short soft beep every three seconds: the technician hears that sound arrives, and can still talk. */
const BEEP = { hertz: 440, every: 3, seconds: 0.15, amplitude: 800 } as const;

/** Compresses a sample of 16 bits to the 8 bits of G.711 (mu-law), which every browser can play. */
export function muLaw(sample: number): number {
  const sign = sample < 0 ? 0x80 : 0;
  const magnitude = Math.min(32_635, Math.abs(Math.round(sample))) + 132;
  const exponent = Math.floor(Math.log2(magnitude)) - 7;
  const mantissa = (magnitude >> (exponent + 3)) & 0x0f;
  return ~(sign | (exponent << 4) | mantissa) & 0xff;
}

/** Returns the sound of 20 ms, from this sample on. */
export function toneAt(sample: number): Uint8Array {
  return Uint8Array.from({ length: SAMPLES }, (_, i) => {
    const seconds = (sample + i) / SAMPLE_RATE;
    const isOn = seconds % BEEP.every < BEEP.seconds;
    return muLaw(isOn ? BEEP.amplitude * Math.sin(2 * Math.PI * BEEP.hertz * seconds) : 0);
  });
}

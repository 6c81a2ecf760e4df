/** The tone: two notes, high enough to be heard beside speech, and short. */
const NOTES = [880, 660] as const;
const NOTE_SECONDS = 0.18;
const LOUDNESS = 0.2;

let context: AudioContext | undefined;

/** Sounds the tone. The first time it has to follow from a press: browsers allow no sound before. */
export function soundTone(): void {
  context ??= new AudioContext();
  void context.resume();
  const start = context.currentTime;
  NOTES.forEach((frequency, index) => {
    const at = start + index * NOTE_SECONDS;
    const oscillator = new OscillatorNode(context!, { frequency });
    const gain = new GainNode(context!, { gain: 0 });
    // swelling and fading keep it from clicking
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(LOUDNESS, at + 0.02);
    gain.gain.linearRampToValueAtTime(0, at + NOTE_SECONDS);
    oscillator.connect(gain).connect(context!.destination);
    oscillator.start(at);
    oscillator.stop(at + NOTE_SECONDS);
  });
}

import { useTexts } from '../texts/Texts.tsx';
import { eyeTexts } from './EyeTag.texts.ts';
import type { Eye } from '../tone/eye.ts';

/** The name of an eye, "Right eye", "Left eye" or "Both eyes", in the language of the kit. */
export function useEyeName(eye: Eye): string {
  const { eyeRight, eyeLeft, eyeBoth } = useTexts(eyeTexts);
  return { OD: eyeRight, OS: eyeLeft, OU: eyeBoth }[eye];
}

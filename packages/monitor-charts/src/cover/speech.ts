import { fixingOf } from '@isopter/clinical/cover';
import { directionText } from '../motility/gaze/speech.ts';
import type { MotilityWords } from '../motility/motility.texts.ts';
import { deviationSpoken } from '../motility/deviation.ts';
import type { CoverPosition, CoverView } from './types.ts';

type Format = (value: number) => string;

/** The announced description of a position: "right: uncovered 25 prism diopters esotropia, alternated …". */
export function positionText(texts: MotilityWords, position: CoverPosition, format: Format): string {
  const direction = directionText(texts, position.direction);
  const { manifest, total } = position;
  if (!manifest && !total) return `${direction}: ${texts.notMeasured}`;
  const parts = [
    texts.manifest({ deviation: deviationSpoken(texts, manifest, 'tropia', format) }),
    texts.total({ deviation: deviationSpoken(texts, total, position.kind, format) }),
  ];
  return `${direction}: ${parts.join(', ')}`;
}

/** The fixing eye while both eyes are open, in words; `null` if the eyes are straight. */
export function fixingText(texts: MotilityWords, positions: CoverView['positions']): string | null {
  const eye = fixingOf(positions);
  if (eye === null) return null;
  return texts.fixing({ eye: eye === 'either' ? texts.fixingEither : texts[`eye${eye}`] });
}

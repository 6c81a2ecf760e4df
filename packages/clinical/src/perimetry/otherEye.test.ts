import { describe, expect, it } from 'vitest';
import type { Eye } from '../eye.ts';
import { gridOf, isInBlindSpot, looksLikeOtherEye, normalSensitivity } from './index.ts';

/** A healthy field with its blind spot, as an eye sees it. */
const fieldOf = (program: string, eye: Eye) =>
  gridOf(program, eye)!.points.map((point) => ({
    ...point,
    db: isInBlindSpot(point, eye) ? 0 : normalSensitivity(point, eye, 60),
  }));
const looks = (field: ReturnType<typeof fieldOf>, program: string, eye: Eye) =>
  looksLikeOtherEye(field, { program, eye });

describe('a field that was sent under the other eye [OUR-437]', () => {
  it.each(['24-2', '24-2C', '30-2', '24-2-AVA-F'])('of %s is noticed in both directions', (program) => {
    expect(looks(fieldOf(program, 'OD'), program, 'OS')).toBe(true);
    expect(looks(fieldOf(program, 'OS'), program, 'OD')).toBe(true);
    expect(looks(fieldOf(program, 'OD'), program, 'OD')).toBe(false);
    expect(looks(fieldOf(program, 'OS'), program, 'OS')).toBe(false);
  });

  it('is noticed by its grid alone where the field is lost', () => {
    const lost = fieldOf('24-2', 'OD').map((point) => ({ ...point, db: -1 }));
    expect(looks(lost, '24-2', 'OS')).toBe(true);
    expect(looks(lost, '24-2', 'OD')).toBe(false);
  });

  it('is not a field with a nasal defect, a hemianopia, or a fixation that drifts into the blind spot', () => {
    const nasal = fieldOf('30-2', 'OD').map((point) => (point.x < -6 ? { ...point, db: 2 } : point));
    const half = fieldOf('30-2', 'OD').map((point) => (point.x < 0 ? { ...point, db: -1 } : point));
    const drifting = fieldOf('30-2', 'OD').map((point) => ({ ...point, db: Math.max(26, point.db) }));
    expect([nasal, half, drifting].map((field) => looks(field, '30-2', 'OD'))).toEqual([false, false, false]);
    const driftingNasally = drifting.map((point) => (point.x < -6 ? { ...point, db: 2 } : point));
    expect(looks(driftingNasally, '30-2', 'OD')).toBe(false);
  });

  it('cannot be told in a program without a blind spot', () => {
    expect(looks(fieldOf('10-2', 'OD'), '10-2', 'OS')).toBe(false);
  });
});

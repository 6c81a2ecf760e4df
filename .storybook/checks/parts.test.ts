import { expect, it } from 'vitest';
import { isShownIn, partsOf } from './parts.ts';

const IDS = Array.from({ length: 300 }, (_, i) => `clinic-screens-patients--story-${i}`);
const NINE_TURNS = Array.from({ length: 9 }, (_, i) => 20_783 + i);

it('holds a story against all parts within three turns', () => {
  for (const id of IDS) {
    const held = NINE_TURNS.slice(0, 3).flatMap((turn) => partsOf(`turn-${turn}`, id));
    expect(held.toSorted()).toEqual(['colors', 'sizes', 'words']);
  }
});

it('shows a story that does nothing in three turns of nine, and holds it against all parts', () => {
  for (const id of IDS) {
    const shown = NINE_TURNS.filter((turn) => isShownIn(turn, id));
    expect(shown).toHaveLength(3);
    expect(shown.flatMap((turn) => partsOf(`turn-${turn}`, id)).toSorted()).toEqual(['colors', 'sizes', 'words']);
  }
});

it('shows about a third of the stories in each turn', () => {
  for (const turn of NINE_TURNS) {
    const share = IDS.filter((id) => isShownIn(turn, id)).length / IDS.length;
    expect(share).toBeGreaterThan(0.25);
    expect(share).toBeLessThan(0.42);
  }
});

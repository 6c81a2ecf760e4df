import { describe, expect, it } from 'vitest';
import { screenOf, type Shown } from './screenOf.ts';

const ready: Shown = { isVisible: true, sending: 'sent', isOn: true, hasProblem: false };

describe('screenOf', () => {
  it.each<[Partial<Shown>, string | undefined]>([
    [{}, 'camera ready'],
    [{ sending: 'sending' }, 'sending picture'],
    [{ sending: 'failed' }, 'picture not sent'],
    [{ isVisible: false, sending: 'failed' }, 'page hidden'],
    [{ isOn: false, hasProblem: true }, 'camera off'],
    [{ isOn: false }, undefined],
  ])('reports to the monitor whether a picture can be taken: %j [OUR-642]', (over, screen) => {
    expect(screenOf({ ...ready, ...over })).toBe(screen);
  });
});

import { gridOf } from '@isopter/clinical/perimetry';
import { received } from '@isopter/recordings';
import { mild } from '@isopter/recordings/audiology';
import { palsy as coverPalsy } from '@isopter/recordings/cover';
import { palsy as eomsPalsy } from '@isopter/recordings/eoms';
import { bothEyes } from '@isopter/recordings/perimetry';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MonitorEvent } from '../shared/event.ts';
import { audiologyThumbnail } from '../audiology/thumbnail/index.ts';
import { distance } from '../acuity/stories/scene.tsx';
import { acuityThumbnail } from '../acuity/thumbnail/index.ts';
import { standard } from '../contrast/stories/scene.tsx';
import { contrastThumbnail } from '../contrast/thumbnail/index.ts';
import { estermanThumbnail } from '../esterman/thumbnail/index.ts';
import { perimetryThumbnail } from '../perimetry/thumbnail/index.ts';
import { healthy, unreliable } from '../kinetic/stories/scene.tsx';
import { kineticThumbnail } from '../kinetic/thumbnail/index.ts';
import { eomsThumbnail } from '../eoms/thumbnail/index.ts';
import { coverThumbnail } from '../cover/thumbnail/index.ts';
import { blue, plain, rapd } from '../pupil/stories/scene.tsx';
import { pupilThumbnail } from '../pupil/thumbnail/index.ts';
import { createFrameLoop } from './frameLoop.ts';
import { createPen, type PenContext } from './pen/pen.ts';
import type { PenPaint } from './pen/paint.ts';
import { KINDS, TEST } from './stories/kinds.ts';
import type { Thumbnail, ThumbnailTest } from './thumbnail.ts';

const paint: PenPaint = {
  surface: 'surface',
  ink: 'ink',
  quietInk: 'quietInk',
  line: 'line',
  accent: 'accent',
  testing: 'testing',
  critical: 'critical',
  positiveSoft: 'positiveSoft',
  right: 'right',
  left: 'left',
  bodyFont: 'body',
  numberFont: 'number',
};

/** A canvas that notes what is drawn, with every number and text. */
function recordingContext() {
  const numbers: number[] = [];
  const texts: string[] = [];
  const colours: string[] = [];
  const shapes: (readonly [name: string, ...numbers: number[]])[] = [];
  const note =
    (name: string) =>
    (...args: unknown[]): void => {
      const noted = args.flat().filter((arg) => typeof arg === 'number');
      numbers.push(...noted);
      texts.push(...args.filter((arg) => typeof arg === 'string'));
      shapes.push([name, ...noted]);
    };
  const context = new Proxy({} as Record<string, unknown>, {
    get: (_, name) => note(String(name)),
    set: (_, name, value: unknown) => {
      if (name === 'fillStyle' || name === 'strokeStyle') colours.push(String(value));
      return true;
    },
  }) as unknown as PenContext;
  return { context, numbers, texts, colours, shapes };
}

/** The first records of a recording, up to the first results of an eye. */
const firstOf = (events: readonly MonitorEvent[], eye: 'OD' | 'OS'): readonly MonitorEvent[] =>
  events.slice(0, events.findIndex(({ data }) => 'eye' in data && data.eye === eye) + 20);

/** Draws a thumbnail of this size after these events. */
function drawn(
  one: Thumbnail,
  events: readonly MonitorEvent[],
  { width = 240, height = 120, locale = 'en', test = TEST as ThumbnailTest } = {},
) {
  const frames: (() => void)[] = [];
  const store = one.createStore(test, (publish) => (frames.push(publish), () => undefined));
  for (const event of events) store.receive(event);
  frames.forEach((publish) => publish());
  const { context, numbers, texts, colours, shapes } = recordingContext();
  const { words } = one;
  one.draw(createPen(context, width, height, 2, paint, locale), store.getSnapshot(), words?.english ?? {});
  return { numbers, texts, colours, shapes, view: store.getSnapshot() };
}

describe('the frame loop', () => {
  it('requests one frame for any number of stores, and publishes each once', () => {
    const frames: (() => void)[] = [];
    const schedule = createFrameLoop((frame) => frames.push(frame));
    const published: string[] = [];
    const [one, two, three] = ['one', 'two', 'three'].map((name) => () => void published.push(name));
    schedule(one!);
    schedule(two!);
    schedule(two!);
    const cancel = schedule(three!);
    expect(frames).toHaveLength(1);
    cancel();
    frames[0]?.();
    expect(published).toEqual(['one', 'two']);
    schedule(one!);
    expect(frames).toHaveLength(2);
  });
});

describe.each(KINDS)('the thumbnail of %s', (_name, one, events, test) => {
  it('draws the data, and shows the completion of the test', () => {
    const [before, after] = [drawn(one, [], { test }), drawn(one, events, { test })];
    expect(after.shapes).not.toEqual(before.shapes);
    expect(one.completion(after.view, test)).toBe(100);
    expect(one.completion(before.view, test)).toBe(0);
    expect(one.isUnreliable?.(before.view) ?? false).toBe(false);
  });

  it('never decreases after a record, and is not empty after the first answer [OUR-456]', () => {
    const frames: (() => void)[] = [];
    const store = one.createStore(test, (publish) => (frames.push(publish), () => undefined));
    const percent = events.map((event) => {
      store.receive(event);
      frames.splice(0).forEach((publish) => publish());
      return one.completion(store.getSnapshot(), test);
    });
    expect(percent).toEqual(percent.toSorted((before, after) => before - after));
    expect(percent.every((value) => Number.isInteger(value))).toBe(true);
    // the half that is certainly under way
    expect(percent.slice(percent.length / 2).every((value) => value > 0)).toBe(true);
  });

  it('draws only inside its canvas, in every size and after any message [MON-03]', () => {
    const size = fc.integer({ min: 1, max: 1200 });
    fc.assert(
      fc.property(
        size,
        size,
        fc.nat({ max: events.length }),
        fc.nat({ max: events.length }),
        (width, height, share, again) => {
          const messages = [...events.slice(0, share), ...events.slice(0, again)];
          const { numbers } = drawn(one, messages, { width, height, test });
          expect(numbers.every((value) => Number.isFinite(value))).toBe(true);
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe('text on thumbnails', () => {
  it('is formatted for the language [I18N-05]', () => {
    expect(drawn(contrastThumbnail, standard).texts).toContain('1.50');
    expect(drawn(contrastThumbnail, standard, { locale: 'es' }).texts).toContain('1,50');
    expect(drawn(pupilThumbnail, plain, { locale: 'ar-EG' }).texts.join()).toContain('١٠٠');
  });
  it('summarizes a cover test and eye movements: straight ahead, and the worst grade', () => {
    expect(drawn(coverThumbnail, coverPalsy).texts).toContain('14\u00A0Δ\u00A0ET');
    expect(drawn(coverThumbnail, []).texts).toEqual(['OS', 'T', 'N', 'OD', 'N', 'T']);
    expect(drawn(eomsThumbnail, eomsPalsy, { locale: 'ar-EG' }).texts).toContain('−٣');
  });
  it('names differences that color alone would show, in words of the kind', () => {
    expect(drawn(pupilThumbnail, blue).texts).toContain('B');
    expect(pupilThumbnail.words?.kind).toBe('pupil');
  });
  it('names the scale of the plot in two words, unless the drawing is too small for them [OUR-789]', () => {
    const large = { width: 232, height: 190 };
    expect(drawn(acuityThumbnail, distance, large).texts).toEqual(
      expect.arrayContaining(['Size (logMAR)', 'Optotype']),
    );
    expect(drawn(pupilThumbnail, rapd, large).texts).toEqual(expect.arrayContaining(['Diameter (mm)', 'Time (s)']));
    // the left eye sees its temporal field on the left
    expect(drawn(perimetryThumbnail, firstOf(bothEyes, 'OS'), large).texts).toEqual(['T', 'N']);
    expect(drawn(perimetryThumbnail, firstOf(bothEyes, 'OS'), { width: 80, height: 60 }).texts).toEqual([]);
  });
  it('shows both eyes together from the beginning if the test does', () => {
    const views = [true, false].map((monocular) => {
      const store = contrastThumbnail.createStore({ ...TEST, monocular }, () => () => undefined);
      const { context, texts } = recordingContext();
      contrastThumbnail.draw(createPen(context, 240, 120, 1, paint), store.getSnapshot(), {});
      return texts.filter((text) => text.startsWith('O'));
    });
    expect(views).toEqual([['OS', 'OD'], ['OU']]);
  });
});

it('completes an older test of eye movements with its six directions [EOM-02]', () => {
  const events = eomsPalsy.filter(
    (event) => event.type !== 'new_eoms_response' || ![1, 5].includes(event.data.direction),
  );
  const percentOf = (eoms_algorithm_version: number): number | null => {
    const capabilities = { eoms_algorithm_version };
    const test = { ...TEST, capabilities };
    const store = eomsThumbnail.createStore(test, () => () => undefined);
    for (const event of events) store.receive(event);
    return eomsThumbnail.completion(store.getSnapshot(), test);
  };
  expect([percentOf(1), percentOf(2)]).toEqual([100, 75]);
});

it('names the eye or ear under test, and draws only the field of that eye [OUR-789]', () => {
  for (const [, one, events, test] of KINDS.filter(([, { sideUnderTest }]) => sideUnderTest)) {
    const share = [0.25, 0.5, 0.75].map((part) => events.slice(0, Math.round(part * events.length)));
    const sides = share.map((some) => one.sideUnderTest?.(drawn(one, some, { test }).view) ?? null);
    expect(sides.some((side) => side !== null)).toBe(true);
  }
  const { view, texts } = drawn(perimetryThumbnail, firstOf(bothEyes, 'OS'));
  expect(perimetryThumbnail.sideUnderTest?.(view)).toBe('OS');
  expect(texts).not.toContain('OD');
});

it('dashes the ring around the tested part while the data are outdated [OUR-790]', () => {
  const dashes = [false, true].map((isStale) => {
    const store = perimetryThumbnail.createStore(TEST, (publish) => (publish(), () => undefined));
    for (const event of firstOf(bothEyes, 'OS')) store.receive(event);
    const { context, shapes } = recordingContext();
    const pen = createPen(context, 240, 120, 1, paint, 'en', isStale);
    perimetryThumbnail.draw(pen, store.getSnapshot(), perimetryThumbnail.words!.english);
    return shapes.some(([name, ...lengths]) => name === 'setLineDash' && lengths.length > 0);
  });
  expect(dashes).toEqual([false, true]);
});

describe('small fields', () => {
  const esterman = { test_group: { group: 'PERIMETRY', strategy: 'ESTERMAN', protocol: null } } as const;

  it.each([
    ['both eyes', { ...esterman, eye: '', monocular: false } as const, 120],
    ['the left eye', { ...esterman, eye: 'OS', monocular: true } as const, 100],
  ])('show the points of an Esterman test of %s before they are tested', (_, test, points) => {
    // and the ring of the central field
    expect(drawn(estermanThumbnail, [], { test }).shapes.filter(([name]) => name === 'arc')).toHaveLength(points + 1);
  });

  it.each(['10-2', '24-2', '24-2C', '30-2'] as const)('draw no tiles of a %s over each other', (protocol) => {
    const test = { ...TEST, test_group: { ...TEST.test_group, protocol } };
    const settled = gridOf(protocol, 'OD')!.points.map((point, index) =>
      received('new_stimuli', { eye: 'OD', index, ...point, viewed: true, threshold: 30, response_time: 0.4 }),
    );
    const tiles = drawn(perimetryThumbnail, settled, { test }).shapes.filter(([name]) => name === 'roundRect');
    expect(tiles.length).toBeGreaterThan(50);
    for (const [i, [, x = 0, y = 0, width = 0, height = 0]] of tiles.entries()) {
      const overlapping = tiles.filter(
        ([, left = 0, top = 0, across = 0, down = 0], other) =>
          other !== i && left < x + width && x < left + across && top < y + height && y < top + down,
      );
      expect(overlapping).toEqual([]);
    }
  });
});

describe('unreliable answers', () => {
  it('are reported for a hearing test with early presses', () => {
    const presses = Array.from({ length: 20 }, (_, i) =>
      received('new_pure_tone_response', {
        ear: 'LEFT',
        seq_num: i,
        threshold: false,
        frequency: 1000,
        volume_db: 30,
        is_heard: true,
        response_time: i % 3 === 0 ? 0.05 : 0.4,
      }),
    );
    expect(audiologyThumbnail.isUnreliable?.(drawn(audiologyThumbnail, presses).view)).toBe(true);
    expect(audiologyThumbnail.isUnreliable?.(drawn(audiologyThumbnail, mild).view)).toBe(false);
  });

  it('are reported for a kinetic test with a high index', () => {
    expect(kineticThumbnail.isUnreliable?.(drawn(kineticThumbnail, unreliable).view)).toBe(true);
    expect(kineticThumbnail.isUnreliable?.(drawn(kineticThumbnail, healthy).view)).toBe(false);
  });
});

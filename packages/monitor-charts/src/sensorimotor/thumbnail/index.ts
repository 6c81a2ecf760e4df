import { ALL_AROUND, PRIMARY } from '@isopter/clinical/gaze';
import { placeOf, reachOf } from '@isopter/clinical/sensorimotor';
import { createModelStore } from '../../shared/modelStore.ts';
import type { Pen } from '../../wall/pen/pen.ts';
import { thumbnail } from '../../wall/thumbnail.ts';
import { type SmallField, smallFields, smallWords } from '../../motility/gaze/small.ts';
import { completionOf } from '../completion.ts';
import { chartsOf, model } from '../model.ts';
import type { AlignedEye, AlignmentView, Marker, SensorimotorView } from '../types.ts';

const INNER_FIELD = ALL_AROUND;
const OUTER_FIELD = ALL_AROUND.map((index) => index + ALL_AROUND.length);
/** The minimum number of locations of a field for which its line is closed. */
const ENOUGH = 6;

/** Draws a marker: a disc for a result, a diamond for an attempt, a ring without a distance. */
function drawMarker(pen: Pen, x: number, y: number, marker: Marker['marker'], colour: string): void {
  const r = 3.5;
  if (marker === 2) pen.dot(x, y, 2.75, colour);
  else if (marker === 0) pen.ring(x, y, 2.75, pen.paint.quietInk, 1.5);
  else
    pen.line(
      [
        [x, y - r],
        [x + r, y],
        [x, y + r],
        [x - r, y],
        [x, y - r],
      ],
      pen.paint.ink,
      { width: 1.5 },
    );
}

function drawEye(
  pen: Pen,
  { x, y, colour }: SmallField<AlignedEye>,
  { markers, is_deviation }: AlignmentView,
  fields: readonly (readonly number[])[],
): void {
  const { paint } = pen;
  const open = [PRIMARY, ...fields.flat()].flatMap((index) => placeOf(index) ?? []);
  const edge = Math.max(...open.map((place) => place.x));
  for (const across of [-1, 0, 1]) {
    // where a straight eye would point: a square and its axes
    pen.line(
      [
        [x(across * edge), y(-edge)],
        [x(across * edge), y(edge)],
      ],
      paint.line,
    );
    pen.line(
      [
        [x(-edge), y(across * edge)],
        [x(edge), y(across * edge)],
      ],
      paint.line,
    );
  }
  for (const place of open) pen.dot(x(place.x), y(place.y), 1, paint.quietInk);
  if (is_deviation) {
    for (const marker of markers) {
      const place = placeOf(marker.location_index) ?? marker;
      pen.line(
        [
          [x(place.x), y(place.y)],
          [x(marker.x), y(marker.y)],
        ],
        paint.line,
      );
    }
    for (const field of fields) {
      const known = markers.filter(({ location_index }) => field.includes(location_index));
      const line = [...known, ...known.slice(0, 1)].map((one) => [x(one.x), y(one.y)] as const);
      if (known.length >= ENOUGH) pen.line(line, colour, { width: 1.5 });
    }
  }
  for (const { marker, ...at } of markers) drawMarker(pen, x(at.x), y(at.y), marker, colour);
}

/** The view, and whether the test is binocular. */
interface SmallAlignmentView extends SensorimotorView {
  readonly isBinocular: boolean;
}

function draw(pen: Pen, view: SmallAlignmentView, words: typeof smallWords): void {
  const { eyes } = view;
  const charts = chartsOf(view, view.isBinocular);
  const all = charts.flatMap((eye) => eyes[eye].markers);
  const hasOuter = all.some(({ location_index }) => OUTER_FIELD.includes(location_index));
  const fields = hasOuter ? [INNER_FIELD, OUTER_FIELD] : [INNER_FIELD];
  for (const field of smallFields(pen, charts, reachOf(all), words)) {
    drawEye(pen, field, eyes[field.eye], fields);
    const last = eyes[field.eye].markers.find(({ is_last }) => is_last);
    if (last) pen.now(field.x(last.x), field.y(last.y), 6);
  }
}

/**
 * The thumbnail: the inner and the outer field of a Hess chart with the position of each eye, and a ring around the
 * newest location.
 */
export const sensorimotorThumbnail = thumbnail<SmallAlignmentView, typeof smallWords>({
  createStore: ({ test_group }, schedule) => {
    const isBinocular = ['SENSORIMOTOR_BINOCULAR', 'SENSORIMOTOR_SUITE'].includes(test_group.group);
    const viewOf: (...args: Parameters<typeof model.viewOf>) => SmallAlignmentView = (state, previous) => ({
      ...model.viewOf(state, previous),
      isBinocular,
    });
    return createModelStore({ ...model, viewOf }, { schedule });
  },
  draw,
  words: { kind: 'motility', english: smallWords },
  sideUnderTest: ({ eye_under_test }) => eye_under_test,
  completion: completionOf,
});

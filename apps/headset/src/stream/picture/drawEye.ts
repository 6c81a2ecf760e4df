import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import type { SingleEye } from '@isopter/contract';
import type { EyeLook } from '../../look.ts';
import { type Geometry, geometryOf, PICTURE } from './geometry.ts';
import { type CanvasLibrary, drawLayers, GRAIN_MARGIN, gray, type Layers } from './layers.ts';

/** Quality of the JPEG in percent: about 20 KB a picture. */
const QUALITY = 60;
const LASHES = 22;

/** Draws pictures of one eye. Wait for each before the next: they are drawn in the same place. */
export type EyePainter = (look: EyeLook) => Promise<Uint8Array>;

function traceLid(context: SKRSContext2D, { corners: { left, right } }: Geometry, bow: number, isBackwards = false) {
  const [from, to] = isBackwards ? [right, left] : [left, right];
  const third = (to.x - from.x) / 3;
  context.bezierCurveTo(from.x + third, bow, to.x - third, bow, to.x, to.y);
}

function strokeLid(context: SKRSContext2D, geometry: Geometry, bow: number, color: string, lineWidth: number): void {
  context.strokeStyle = color;
  context.lineWidth = lineWidth;
  context.beginPath();
  context.moveTo(geometry.corners.left.x, geometry.corners.left.y);
  traceLid(context, geometry, bow);
  context.stroke();
}

function drawEyeball(context: SKRSContext2D, layers: Layers, geometry: Geometry): void {
  const { pupil, iris, turned, reflections } = geometry;
  context.drawImage(layers.sclera, 0, 0);
  const [across, down] = [iris.radius * turned.x, iris.radius * turned.y];
  context.drawImage(layers.iris, pupil.x - across, pupil.y - down, 2 * across, 2 * down);
  context.fillStyle = gray(14);
  context.beginPath();
  context.ellipse(pupil.x, pupil.y, pupil.radius * turned.x, pupil.radius * turned.y, 0, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = gray(252);
  for (const { x, y } of reflections) {
    context.beginPath();
    context.arc(x, y, 5, 0, 2 * Math.PI);
    context.fill();
  }
  // the shadow of the upper lid
  strokeLid(context, geometry, geometry.upper.bow, gray(30, 0.22), 34);
}

/** Lashes stand on the margins of the lids, and fan out towards the corners of the eye. Those of a closed lid point down. */
function drawLashes(context: SKRSContext2D, { corners: { left, right }, upper, lower }: Geometry, openness: number) {
  context.lineWidth = 1.6;
  context.strokeStyle = gray(34, 0.75);
  context.beginPath();
  for (let i = 1; i < LASHES; i += 1) {
    const share = i / LASHES;
    const bowed = 3 * share * (1 - share);
    const straight = left.y + (right.y - left.y) * (share ** 3 + (3 / 2) * share * (1 - share));
    const x = left.x + (right.x - left.x) * share;
    const fan = 26 * (2 * share - 1);
    for (const [{ bow }, length] of [
      [upper, 18 - 44 * openness],
      [lower, 12],
    ] as const) {
      const y = straight * (1 - bowed) + bow * bowed;
      context.moveTo(x, y);
      context.quadraticCurveTo(x + fan / 2, y + length / 3, x + fan, y + length + ((7 * i) % 5));
    }
  }
  context.stroke();
}

/** Prepares pictures of an eye. @param encode makes a file of what is drawn; a JPEG by default */
export function eyePainter(
  library: CanvasLibrary,
  eye: SingleEye,
  encode: (canvas: Canvas) => Promise<Uint8Array> = (canvas) => canvas.encode('jpeg', QUALITY),
): EyePainter {
  const layers = drawLayers(library, eye);
  const canvas: Canvas = library.createCanvas(PICTURE.width, PICTURE.height);
  const context = canvas.getContext('2d');
  let drawn = 0;
  return (look) => {
    const geometry = geometryOf(eye, look);
    const { left } = geometry.corners;
    context.drawImage(layers.skin, 0, 0);
    context.save();
    context.beginPath();
    context.moveTo(left.x, left.y);
    traceLid(context, geometry, geometry.upper.bow);
    traceLid(context, geometry, geometry.lower.bow, true);
    context.clip();
    drawEyeball(context, layers, geometry);
    context.restore();
    // the fold above the upper lid
    strokeLid(context, geometry, geometry.upper.bow - 62, gray(70, 0.4), 5);
    strokeLid(context, geometry, geometry.lower.bow, gray(205, 0.5), 5);
    strokeLid(context, geometry, geometry.upper.bow, gray(48, 0.8), 5);
    drawLashes(context, geometry, look.openness);
    drawn += 1;
    context.drawImage(layers.grain, -((37 * drawn) % GRAIN_MARGIN), -((23 * drawn) % GRAIN_MARGIN));
    return encode(canvas);
  };
}

import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import type { SingleEye } from '@isopter/contract';
import { randomOf } from '../../random.ts';
import { PICTURE } from './geometry.ts';

/** The library that draws; loaded only when a stream starts. */
export type CanvasLibrary = Pick<typeof import('@napi-rs/canvas'), 'createCanvas'>;

/** The static layers of a picture, drawn once. The light is infrared, so everything is gray. */
export interface Layers {
  readonly skin: Canvas;
  readonly sclera: Canvas;
  /** A disk of the size of the iris, without the pupil. */
  readonly iris: Canvas;
  /** Larger than a picture by {@link GRAIN_MARGIN}, so that it can lie differently in each. */
  readonly grain: Canvas;
}

const { width, height, center } = PICTURE;
/** Pixels by which the grain is larger than a picture, in each direction. */
export const GRAIN_MARGIN = 64;
/** Half of the size of the iris layer in pixels. */
const IRIS = 100;

export const gray = (value: number, alpha = 1): string => `rgba(${value}, ${value}, ${value}, ${alpha})`;

type Stops = readonly (readonly [at: number, color: string])[];

function radial(context: SKRSContext2D, x: number, y: number, radius: number, stops: Stops): void {
  const gradient = context.createRadialGradient(x, y, 0, x, y, radius);
  for (const [at, color] of stops) gradient.addColorStop(at, color);
  context.fillStyle = gradient;
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
}

/** The skin is brightest in the middle of the light, darker towards the nose and in the fold above the eye. */
function drawSkin({ createCanvas }: CanvasLibrary, eye: SingleEye): Canvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const random = randomOf('skin', eye);
  radial(context, center.x, center.y - 20, 430, [
    [0, gray(182)],
    [0.6, gray(160)],
    [1, gray(92)],
  ]);
  const nose = eye === 'OD' ? width : 0;
  radial(context, nose, center.y + 60, 210, [
    [0, gray(40, 0.45)],
    [1, gray(40, 0)],
  ]);
  context.lineWidth = 1;
  for (let i = 0; i < 260; i += 1) {
    const [x, y, length] = [width * random(), height * random(), 6 + 18 * random()];
    context.strokeStyle = gray(random() < 0.5 ? 90 : 215, 0.1);
    context.beginPath();
    context.moveTo(x, y);
    context.quadraticCurveTo(x + length / 2, y + 4 * random() - 2, x + length, y + 6 * random() - 3);
    context.stroke();
  }
  // eyebrow
  context.lineWidth = 2;
  for (let i = 0; i < 220; i += 1) {
    const share = random();
    const x = 70 + 500 * share;
    const y = 66 - 34 * Math.sin(Math.PI * share) + 26 * (random() - 0.5);
    const outwards = (eye === 'OD' ? -1 : 1) * (14 + 16 * random());
    context.strokeStyle = gray(60, 0.35);
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + outwards, y - 10 + 14 * random());
    context.stroke();
  }
  return canvas;
}

function drawSclera({ createCanvas }: CanvasLibrary): Canvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const random = randomOf('sclera');
  radial(context, center.x, center.y, 250, [
    [0, gray(205)],
    [0.7, gray(186)],
    [1, gray(118)],
  ]);
  for (let i = 0; i < 26; i += 1) {
    const side = i % 2 === 0 ? -1 : 1;
    let [x, y] = [center.x + side * 235, center.y + 120 * (random() - 0.5)];
    context.strokeStyle = gray(120, 0.25);
    context.lineWidth = 1 + random();
    context.beginPath();
    context.moveTo(x, y);
    for (let bend = 0; bend < 4; bend += 1) {
      x -= side * (12 + 16 * random());
      y += 16 * (random() - 0.5);
      context.lineTo(x, y);
    }
    context.stroke();
  }
  return canvas;
}

function drawIris({ createCanvas }: CanvasLibrary): Canvas {
  const canvas = createCanvas(2 * IRIS, 2 * IRIS);
  const context = canvas.getContext('2d');
  const random = randomOf('iris');
  context.beginPath();
  context.arc(IRIS, IRIS, IRIS - 1, 0, 2 * Math.PI);
  context.clip();
  radial(context, IRIS, IRIS, IRIS, [
    [0, gray(128)],
    [0.55, gray(138)],
    [0.9, gray(112)],
    [1, gray(84)],
  ]);
  for (let i = 0; i < 240; i += 1) {
    const turn = 2 * Math.PI * random();
    const [from, to] = [IRIS * (0.2 + 0.3 * random()), IRIS * (0.6 + 0.35 * random())];
    context.strokeStyle = gray(random() < 0.5 ? 86 : 176, 0.28);
    context.lineWidth = 1 + 1.5 * random();
    context.beginPath();
    context.moveTo(IRIS + from * Math.cos(turn), IRIS + from * Math.sin(turn));
    context.lineTo(IRIS + to * Math.cos(turn + 0.05), IRIS + to * Math.sin(turn + 0.05));
    context.stroke();
  }
  return canvas;
}

/** The noise of the sensor. */
function drawGrain({ createCanvas }: CanvasLibrary): Canvas {
  const canvas = createCanvas(width + GRAIN_MARGIN, height + GRAIN_MARGIN);
  const context = canvas.getContext('2d');
  const image = context.createImageData(canvas.width, canvas.height);
  const random = randomOf('grain');
  for (let i = 0; i < image.data.length; i += 4) {
    const strength = 2 * random() - 1;
    image.data.fill(strength < 0 ? 0 : 255, i, i + 3);
    image.data[i + 3] = 12 * strength ** 2;
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

/** Draws what does not change from picture to picture of an eye. */
export const drawLayers = (library: CanvasLibrary, eye: SingleEye): Layers => ({
  skin: drawSkin(library, eye),
  sclera: drawSclera(library),
  iris: drawIris(library),
  grain: drawGrain(library),
});

/**
 * A stream as a camera gives it, drawn here: stories need no camera and no network.
 * @param words in the middle of the picture
 * @returns the stream; stop its tracks to end it
 */
export function sampleStream(words: string, lightness: number): MediaStream {
  const canvas = document.createElement('canvas');
  canvas.width = 640;
  canvas.height = 480;
  const context = canvas.getContext('2d')!;
  context.fillStyle = `oklch(${lightness} 0.05 215)`;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = lightness > 0.5 ? 'black' : 'white';
  context.font = '48px sans-serif';
  context.textAlign = 'center';
  context.fillText(words, canvas.width / 2, canvas.height / 2);
  return canvas.captureStream(1);
}

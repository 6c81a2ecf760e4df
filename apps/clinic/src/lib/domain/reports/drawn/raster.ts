/** The part of a drawing to draw, in its units, and pixels per unit. */
export interface Raster {
  x: number;
  y: number;
  width: number;
  height: number;
  scale: number;
}

/** Attributes of a drawing that its part has others of. */
const SIZES = /\s(?:xmlns|viewBox|width|height)="[^"]*"/g;

/** Draws an SVG on a canvas. @throws DOMException if the browser cannot draw it */
export async function rasterize(svg: string, { x, y, width, height, scale }: Raster): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const size = `viewBox="${x} ${y} ${width} ${height}" width="${canvas.width}" height="${canvas.height}"`;
  const sized = svg.replace(
    /^<svg([^>]*)>/,
    (_, attributes: string) => `<svg xmlns="http://www.w3.org/2000/svg" ${size}${attributes.replaceAll(SIZES, '')}>`,
  );
  const address = URL.createObjectURL(new Blob([sized], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    canvas.getContext('2d')?.drawImage(image, 0, 0);
  } finally {
    URL.revokeObjectURL(address);
  }
  return canvas;
}

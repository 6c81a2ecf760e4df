import { svgProblem } from '@isopter/ui/brand';
import type { ReportBrand } from '@isopter/monitor-charts/report';
import { renderAsync, Resvg } from '@resvg/resvg-js';

/** Most pixels: six for each point a report has room for. */
const MOST = { width: 960, height: 120 };
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const asData = (png: Buffer): string => `data:image/png;base64,${png.toString('base64')}`;

/**
 * A logo as a PNG, which every form of a report can draw. Drawings become pictures here, so nothing of theirs gets into
 * a document.
 * @param bytes an SVG or a PNG
 * @throws if it is neither, or a drawing that reaches for something outside itself
 */
export async function logoImage(bytes: Buffer): Promise<NonNullable<ReportBrand['logo']>> {
  if (bytes.subarray(0, PNG.length).equals(PNG)) {
    return { href: asData(bytes), width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  }
  const svg = bytes.toString('utf8');
  const problem = svgProblem(svg);
  if (problem !== undefined) throw new Error(`the logo ${problem}`);
  const own = new Resvg(svg);
  const zoom = Math.min(MOST.width / own.width, MOST.height / own.height);
  const image = await renderAsync(svg, {
    fitTo: { mode: 'zoom', value: zoom },
    font: { loadSystemFonts: false },
  });
  return { href: asData(image.asPng()), width: image.width, height: image.height };
}

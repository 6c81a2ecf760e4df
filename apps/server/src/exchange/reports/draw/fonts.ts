import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { DOCUMENT_FACES, type Face, FACES, fontFaces } from '@isopter/reports';

const require = createRequire(import.meta.url);

/** The font package of a family: "Noto Sans KR" is noto-sans-kr. */
const packageOf = (family: string): string => family.toLowerCase().replaceAll(' ', '-');

/** Folder of one weight of a font package; it holds exactly one font file. */
function fontFile({ family, bold }: Face): string {
  const manifest = require.resolve(`@expo-google-fonts/${packageOf(family)}/package.json`);
  const folder = join(dirname(manifest), bold ? '700Bold' : '400Regular');
  const file = readdirSync(folder).find((name) => name.endsWith('.ttf'));
  if (!file) throw new Error(`no font file in ${folder}`);
  return join(folder, file);
}

/** The faces of reports, each with its font file. */
export const FACE_FILES: readonly (Face & { file: string })[] = FACES.map((face) => ({
  ...face,
  file: fontFile(face),
}));

/** The style sheet rules of the faces of an HTML report. */
export const REPORT_FACES = fontFaces(
  new Map(
    FACE_FILES.filter(({ name }) => DOCUMENT_FACES.includes(name)).map(({ name, file }) => [
      name,
      `data:font/ttf;base64,${readFileSync(file).toString('base64')}`,
    ]),
  ),
);

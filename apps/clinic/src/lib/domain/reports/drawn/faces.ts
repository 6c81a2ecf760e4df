import mono from '@expo-google-fonts/atkinson-hyperlegible-mono/400Regular/AtkinsonHyperlegibleMono_400Regular.ttf?url';
import monoBold from '@expo-google-fonts/atkinson-hyperlegible-mono/700Bold/AtkinsonHyperlegibleMono_700Bold.ttf?url';
import latin from '@expo-google-fonts/atkinson-hyperlegible-next/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf?url';
import latinBold from '@expo-google-fonts/atkinson-hyperlegible-next/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf?url';
import european from '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf?url';
import armenian from '@expo-google-fonts/noto-sans-armenian/400Regular/NotoSansArmenian_400Regular.ttf?url';
import bengali from '@expo-google-fonts/noto-sans-bengali/400Regular/NotoSansBengali_400Regular.ttf?url';
import ethiopic from '@expo-google-fonts/noto-sans-ethiopic/400Regular/NotoSansEthiopic_400Regular.ttf?url';
import georgian from '@expo-google-fonts/noto-sans-georgian/400Regular/NotoSansGeorgian_400Regular.ttf?url';
import tamil from '@expo-google-fonts/noto-sans-tamil/400Regular/NotoSansTamil_400Regular.ttf?url';
import { DOCUMENT_FACES, facesOf } from '@isopter/reports';

/** The font files of reports by face. Scripts without one are drawn with the fonts of this computer. */
const FACE_FILES: ReadonlyMap<string, string> = new Map([
  ['latin', latin],
  ['latin-bold', latinBold],
  ['mono', mono],
  ['mono-bold', monoBold],
  ['european', european],
  ['armenian', armenian],
  ['bengali', bengali],
  ['ethiopic', ethiopic],
  ['georgian', georgian],
  ['tamil', tamil],
]);

/** Returns the font files that a text needs, by face. */
export function faceFilesOf(text: string): ReadonlyMap<string, string> {
  const needed = facesOf(text);
  return new Map([...FACE_FILES].filter(([name]) => needed.has(name)));
}

async function dataUrl(address: string): Promise<string> {
  const reader = new FileReader();
  const file = new Blob([await (await fetch(address)).arrayBuffer()], { type: 'font/ttf' });
  return new Promise((resolve, reject) => {
    reader.addEventListener('load', () => resolve(reader.result as string), { once: true });
    reader.addEventListener('error', () => reject(reader.error ?? new Error('no font')), { once: true });
    reader.readAsDataURL(file);
  });
}

const asDataUrls = async (files: Iterable<[string, string]>): Promise<ReadonlyMap<string, string>> =>
  new Map(await Promise.all(Array.from(files, async ([name, file]) => [name, await dataUrl(file)] as const)));

/** Loads the font files that documents carry, as data URLs by face. */
export const documentFaces = (): Promise<ReadonlyMap<string, string>> =>
  asDataUrls([...FACE_FILES].filter(([name]) => DOCUMENT_FACES.includes(name)));

/** Loads the font files that a picture of pages needs, as data URLs by face: a picture uses no other files. */
export const pictureFaces = (pages: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  asDataUrls(faceFilesOf(pages.join('')));

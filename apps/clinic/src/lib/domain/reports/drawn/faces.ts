import mono from '@expo-google-fonts/atkinson-hyperlegible-mono/400Regular/AtkinsonHyperlegibleMono_400Regular.ttf?url';
import monoBold from '@expo-google-fonts/atkinson-hyperlegible-mono/700Bold/AtkinsonHyperlegibleMono_700Bold.ttf?url';
import latin from '@expo-google-fonts/atkinson-hyperlegible-next/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf?url';
import latinBold from '@expo-google-fonts/atkinson-hyperlegible-next/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf?url';
import european from '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf?url';
import { DOCUMENT_FACES } from '@isopter/reports';

/** The font files of reports by face. Other scripts are drawn with the fonts of this computer. */
export const FACE_FILES: ReadonlyMap<string, string> = new Map([
  ['latin', latin],
  ['latin-bold', latinBold],
  ['mono', mono],
  ['mono-bold', monoBold],
  ['european', european],
]);

async function dataUrl(address: string): Promise<string> {
  const reader = new FileReader();
  const file = new Blob([await (await fetch(address)).arrayBuffer()], { type: 'font/ttf' });
  return new Promise((resolve, reject) => {
    reader.addEventListener('load', () => resolve(reader.result as string), { once: true });
    reader.addEventListener('error', () => reject(reader.error ?? new Error('no font')), { once: true });
    reader.readAsDataURL(file);
  });
}

/** Loads the font files that documents carry, as data URLs by face. */
export async function documentFaces(): Promise<ReadonlyMap<string, string>> {
  const names = DOCUMENT_FACES.filter((name) => FACE_FILES.has(name));
  return new Map(await Promise.all(names.map(async (name) => [name, await dataUrl(FACE_FILES.get(name)!)] as const)));
}

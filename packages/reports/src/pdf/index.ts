export { drawPdf } from './drawPdf.ts';
export { hasLetters, isLoaded, loadedFace, loadFaces, markUnset, REORDERED, UNSET } from './texts.ts';

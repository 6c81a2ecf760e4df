export { drawPdf } from './drawPdf.ts';
export { hasLetters, loadedFace, loadFaces, markUnset, REORDERED, UNSET } from './texts.ts';

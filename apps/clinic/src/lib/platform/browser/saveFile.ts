/** Marks of the direction of writing, which have no place in a file's name. */
const MARKS = /[\u2066-\u2069]/g;

/** Saves a file under a name, as a browser does with a link. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name.replaceAll(MARKS, '');
  link.click();
  setTimeout(() => URL.revokeObjectURL(url));
}

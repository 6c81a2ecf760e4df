/**
 * Lets windows only be written down, as what happens to them.
 * @returns makes them open again
 */
export function recordWindows(happened: string[]): () => void {
  const open = window.open.bind(window);
  window.open = () => {
    happened.push('opened');
    return {
      document: document.implementation.createHTMLDocument(),
      addEventListener: () => undefined,
      location: { replace: (url: string) => void happened.push(url.startsWith('blob:') ? 'shown' : url) },
      close: () => void happened.push('closed'),
    } as unknown as Window;
  };
  return () => {
    window.open = open;
  };
}

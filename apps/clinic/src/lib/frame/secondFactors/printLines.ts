/** Prints some lines under a heading, and nothing else of the page. */
export function printLines(heading: string, lines: readonly string[]): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const page = frame.contentDocument!;
  page.title = heading;
  const title = page.createElement('h1');
  title.textContent = heading;
  const list = page.createElement('pre');
  list.textContent = lines.join('\n');
  page.body.append(title, list);
  frame.contentWindow!.addEventListener('afterprint', () => frame.remove());
  frame.contentWindow!.print();
}

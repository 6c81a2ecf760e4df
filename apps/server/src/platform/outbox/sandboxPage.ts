import { escaped } from '../lib/html.ts';
import type { Kept } from './sandbox.ts';

/** Addresses in a text can be followed. */
const linked = (text: string): string =>
  escaped(text).replaceAll(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`);

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-inline-size: 44rem; margin: 2rem auto; padding-inline: 1rem; }
article { border: 1px solid; border-radius: 0.5rem; padding: 1rem; margin-block: 1rem; }
h2 { font-size: 1.125rem; margin-block: 0 0.5rem; overflow-wrap: anywhere; }
p { margin-block: 0 0.5rem; overflow-wrap: anywhere; }
.text { white-space: pre-line; }
`;

function article(message: Kept): string {
  const { to, date, text } = message;
  const title = message.kind === 'letter' ? message.subject : 'Text message';
  const file = message.kind === 'letter' ? message.attachment : undefined;
  return `<article>
<h2 dir="auto">${escaped(title)}</h2>
<p>To ${escaped(to)}, <time>${date.toISOString()}</time></p>
<p class="text" dir="auto">${linked(text)}</p>
${file ? `<p><a href="/outbox/${message.id}" download="${escaped(file.name)}">${escaped(file.name)}</a></p>` : ''}
</article>`;
}

/** Letters and text messages of a server that sends none, for those who try it. */
export const sandboxPage = (messages: readonly Kept[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Outbox</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Outbox</h1>
<p>This server has sample data and sends nothing. What it would have sent is here, the newest first, until it ends.</p>
<p><a href="/outbox">Load again</a></p>
${messages.map(article).join('\n') || '<p>Nothing was sent yet.</p>'}
</main>
</body>
</html>
`;

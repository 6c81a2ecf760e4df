import { escaped } from '../../platform/lib/html.ts';

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-inline-size: 28rem; margin: 4rem auto; padding-inline: 1rem; }
a { display: block; padding: 0.75rem; margin-block: 0.75rem; border: 1px solid; border-radius: 0.5rem; text-align: center; }
`;

/** Stands in for the phone on which a user approves or refuses a sign-in. */
export const duoPage = (username: string, approve: string, refuse: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Duo (sample)</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Is it you who signs in?</h1>
<p>This server has sample data. Duo would ask <bdi>${escaped(username)}</bdi> on their telephone now; answer here in its place.</p>
<a href="${escaped(approve)}">Approve</a>
<a href="${escaped(refuse)}">Refuse</a>
</main>
</body>
</html>
`;

import { escaped } from '../../platform/lib/html.ts';

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-inline-size: 28rem; margin: 4rem auto; padding-inline: 1rem; }
ul { padding: 0; list-style: none; }
a { display: block; padding: 0.75rem; margin-block: 0.75rem; border: 1px solid; border-radius: 0.5rem; text-align: center; }
`;

/** A user who can sign in there. */
export interface Sample {
  name: string;
  email: string;
}

/** Stands for the sign-in of a clinic's own provider. */
export const ssoPage = (
  people: readonly Sample[],
  linkOf: (email: string) => string,
  deny: string,
): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Single sign-on (sample)</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Who signs in?</h1>
<p>This server has sample data. The provider of the clinic would ask for a password now; choose somebody in its place.</p>
<ul>
${people
  .map(
    ({ name, email }) =>
      `<li><a href="${escaped(linkOf(email))}"><bdi>${escaped(name)}</bdi> (<bdi>${escaped(email)}</bdi>)</a></li>`,
  )
  .join('\n')}
</ul>
<a href="${escaped(deny)}">Deny</a>
</main>
</body>
</html>
`;

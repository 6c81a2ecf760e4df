import { isLoopback } from './isLoopback.ts';

interface StartState {
  /** The server runs from its sources, not from a bundle. */
  areSources: boolean;
  /** The database is the embedded one, which only one program can open. */
  isEmbedded: boolean;
  hasAccounts: boolean;
  /** The database was filled with sample data. */
  hasDemo: boolean;
  /** Address the server listens on. */
  host: string;
}

const ARGUMENTS =
  "--clinic 'Bayside Optics' --username nora --email nora@bayside.example --first-name Nora --last-name Vance";

/** Returns what the operator must know about the accounts in the database when the server starts. */
export function startMessages({ areSources, isEmbedded, hasAccounts, hasDemo, host }: StartState): string[] {
  const messages: string[] = [];
  if (!hasAccounts) {
    const command = areSources ? 'npm run setup --' : 'node apps/server/dist/setup.js';
    const before = isEmbedded ? ' Stop the server, then run' : ' Run';
    messages.push(
      `There is no account yet.${before} this command with your own values:\n\n  ${command} ${ARGUMENTS}\n`,
    );
  }
  if (hasDemo && !isLoopback(host))
    messages.push(
      'Warning: the database has demo accounts with a published password, and other machines can reach it.',
    );
  return messages;
}

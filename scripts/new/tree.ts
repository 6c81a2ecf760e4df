import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * What a generator makes of a repository. Nothing is written before {@link Draft.write}, so that a name which turns out
 * to be taken leaves everything as it was.
 */
export class Draft {
  readonly root: string;
  private readonly texts = new Map<string, string>();
  private readonly made: string[] = [];

  /** @param root of the repository */
  constructor(root: string) {
    this.root = root;
  }

  /** The text of a file, as it will be. */
  read(path: string): string {
    return this.texts.get(path) ?? readFileSync(join(this.root, path), 'utf8');
  }

  has(path: string): boolean {
    return this.texts.has(path) || existsSync(join(this.root, path));
  }

  /** @throws Error when the file is there already */
  create(path: string, text: string): void {
    if (this.has(path)) throw new Error(`${path} exists already.`);
    this.texts.set(path, text);
    this.made.push(path);
  }

  /** @throws Error when the change changes nothing */
  edit(path: string, change: (text: string) => string): void {
    const before = this.read(path);
    const after = change(before);
    if (after === before) throw new Error(`${path} has no place for it.`);
    this.texts.set(path, after);
  }

  /** Writes everything, formatted as the rest. @returns the files that were made, and those that were changed */
  write(): { made: string[]; changed: string[] } {
    for (const [path, text] of this.texts) {
      mkdirSync(dirname(join(this.root, path)), { recursive: true });
      writeFileSync(join(this.root, path), text);
    }
    const oxfmt = join(import.meta.dirname, '../../node_modules/.bin/oxfmt');
    const config = join(import.meta.dirname, '../../.oxfmtrc.json');
    execFileSync(oxfmt, ['--config', config, ...this.texts.keys()], { cwd: this.root });
    return { made: this.made, changed: [...this.texts.keys()].filter((path) => !this.made.includes(path)) };
  }
}

import { execFileSync } from 'node:child_process';

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
    .split('\n')
    .filter(Boolean);

/**
 * Files that differ from where the branch left its base, committed or not, new ones included; deleted ones are left out.
 * @param base a commit or branch
 * @throws Error if git does not know it
 */
export function changedFiles(base: string): string[] {
  const [start] = git('merge-base', 'HEAD', base);
  const tracked = git('diff', '--name-only', '--diff-filter=d', start!);
  const untracked = git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...tracked, ...untracked])].toSorted();
}

/** The branch that changes go to, or the last commit in a checkout that has no remote. */
export function defaultBase(): string {
  try {
    git('rev-parse', '--verify', 'origin/main');
    return 'origin/main';
  } catch {
    return 'HEAD';
  }
}

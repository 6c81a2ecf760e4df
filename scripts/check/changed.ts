import { execFileSync } from 'node:child_process';

const git = (...args: string[]): string[] =>
  execFileSync('git', ['-c', 'core.quotePath=false', ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
    .split('\n')
    .filter(Boolean);

/**
 * Returns the files that differ from where the branch left its base, committed or not, including new and deleted ones.
 * @param base a commit or branch
 * @throws Error if git cannot find it
 */
export function changedFiles(base: string): string[] {
  const [start] = git('merge-base', 'HEAD', base);
  const tracked = git('diff', '--name-only', '--no-renames', start!);
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

import { relative } from 'node:path/posix';

interface StoryFolder {
  /** From `.storybook`. */
  directory: string;
  /** The first level of the sidebar. */
  titlePrefix?: string;
  files: string;
}

const ALL = '**/*.stories.tsx';

const FOLDERS: readonly StoryFolder[] = [
  { directory: '../packages/ui/src', files: ALL },
  { directory: '../packages/monitor-charts/src', titlePrefix: 'Charts', files: ALL },
  { directory: '../apps/clinic/src', titlePrefix: 'Clinic', files: ALL },
];

/**
 * The story files of a Storybook.
 * @param chosen paths from the root of the repository. Default: every story file
 */
export const storyFiles = (chosen?: readonly string[]): StoryFolder[] =>
  FOLDERS.flatMap((folder) =>
    chosen === undefined
      ? [folder]
      : chosen
          .map((file) => relative(folder.directory, `../${file}`))
          .filter((file) => !file.startsWith('..'))
          .map((files) => ({ ...folder, files })),
  );

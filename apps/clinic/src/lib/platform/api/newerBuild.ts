import { proxy } from 'valtio';

/** Whether the server has another build of the application than this page is of. */
export const newerBuild = proxy({ isThere: false });

/** The build of this page; null where it is not built, as during development. */
const ownBuild = (): string | null => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? null;

/** Hears which build the server has. */
export function noteBuild(build: string): void {
  const own = ownBuild();
  newerBuild.isThere = own !== null && own !== build;
}

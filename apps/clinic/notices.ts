import { join } from 'node:path';
import type { Plugin } from 'vite';
import { NOTICES_FILE, thirdPartyNotices } from '../../scripts/notices/notices.ts';

const root = join(import.meta.dirname, '../..');

/** Gives the application the third-party notices, which the screen About links to. A build fails if a licence text is missing. */
export const notices = (): Plugin => ({
  name: 'isopter-notices',
  configureServer({ middlewares }) {
    middlewares.use(`/${NOTICES_FILE}`, (_request, response) => {
      response.setHeader('content-type', 'text/plain; charset=utf-8');
      response.end(thirdPartyNotices(root));
    });
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: NOTICES_FILE, source: thirdPartyNotices(root) });
  },
});

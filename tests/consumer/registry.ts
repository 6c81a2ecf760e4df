import { createReadStream, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Packed, published } from './packages.ts';

export interface Registry {
  /** For `@isopter:registry=` in an `.npmrc`; everything else comes from where npm takes it. */
  url: string;
  close: () => void;
}

/**
 * A registry that has our packages and no other, as if they had been published: a README's `npm install @isopter/ui` works
 * word by word.
 * @param packs folder of the tarballs, and of the list of them
 */
export function startRegistry(packs: string): Promise<Registry> {
  const packed = JSON.parse(readFileSync(join(packs, 'list.json'), 'utf8')) as readonly Packed[];
  const manifests = new Map([...published.values()].map((manifest) => [manifest.name, manifest]));
  const server = createServer(({ url = '/', headers }, response) => {
    const path = decodeURIComponent(url.slice(1));
    const one = packed.find(({ name, filename }) => path === name || path === filename);
    if (one === undefined) response.writeHead(404).end();
    else if (path === one.filename) createReadStream(join(packs, one.filename)).pipe(response);
    else {
      const { name, version, integrity, shasum } = one;
      const dist = { integrity, shasum, tarball: `http://${headers.host}/${one.filename}` };
      response.setHeader('content-type', 'application/json');
      response.end(
        JSON.stringify({
          name,
          'dist-tags': { latest: version },
          versions: { [version]: { ...manifests.get(name), dist } },
        }),
      );
    }
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({ url: `http://127.0.0.1:${port}/`, close: () => void server.close() });
    });
  });
}

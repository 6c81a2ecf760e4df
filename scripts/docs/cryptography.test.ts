import { expect, it } from 'vitest';
import { files, read } from './files.ts';

const sources = files
  .filter((file) => /^(?:apps\/(?:server|agent)|packages\/api-client)\/src\/.*\.tsx?$/.test(file))
  .filter((file) => !/\.test\.tsx?$|\/fakes\//.test(file))
  .map((file) => [file, read(file)] as const);

const bare = (name: string): string => name.toLowerCase().replaceAll('-', '');

it('names every hash algorithm of the server in docs/cryptography.md', () => {
  const page = bare(read('docs/cryptography.md'));
  const used = sources.flatMap(([file, text]) =>
    [...text.matchAll(/create(?:Hash|Hmac)\(\s*'([\w-]+)'/g)].map(([, name = '']) => ({ file, name })),
  );
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter(({ name }) => !page.includes(bare(name)))).toEqual([]);
});

it('finds no source that hashes with MD5, or encrypts on the server', () => {
  const found = sources.filter(([, text]) => /create(?:Cipher|Decipher)iv|create(?:Hash|Hmac)\(\s*'md5'/.test(text));
  expect(found.map(([file]) => file)).toEqual([]);
});

it('finds no source that accepts certificates without checking them', () => {
  const found = sources.filter(([, text]) =>
    /rejectUnauthorized|checkServerIdentity|NODE_TLS_REJECT_UNAUTHORIZED|no-verify/.test(text),
  );
  expect(found.map(([file]) => file)).toEqual([]);
});

it('finds no call of another server that follows redirects', () => {
  const requests = sources
    .filter(([file]) => file.startsWith('apps/server/'))
    .flatMap(([file, text]) =>
      text
        .split(/\bfetch\(/)
        .slice(1)
        .map((after) => ({ file, after: after.slice(0, 400) })),
    );
  expect(requests.length).toBeGreaterThan(2);
  expect(requests.filter(({ after }) => !after.includes("redirect: 'error'"))).toEqual([]);
});

it('finds no query that accepts the digest of one algorithm only', () => {
  const found = sources.filter(([, text]) => /(?:eq\([^()]*,|= \$\{)\s*digest\(/.test(text));
  expect(found.map(([file]) => file)).toEqual([]);
});

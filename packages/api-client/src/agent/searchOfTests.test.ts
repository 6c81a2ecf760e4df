import { beforeEach, describe, expect, it } from 'vitest';
import { createClient } from '../http.ts';
import { agentCalls } from './agentCalls.ts';
import type { AgentLink } from './agentLink.ts';

const PATIENT = {
  id: '1a000000-0000-4000-8000-000000000001',
  display_name: 'Okafor, Adaeze',
  updated: '2026-01-01T00:00:00.000Z',
  version: 0,
};

/** Queries of the agent, and addresses asked of the server. */
let asked: unknown[];
let urls: string[];
let found: (typeof PATIENT)[];

const link: AgentLink = {
  origin: 'https://agent.clinic.example',
  call: (_name, args) => {
    asked.push((args as { query?: unknown }).query);
    return Promise.resolve({ results: found, count: found.length }) as never;
  },
  forget: () => undefined,
};

const clientWith = (one: AgentLink | null) =>
  createClient({
    fetch: (input) => {
      urls.push(new URL(input as string, 'https://clinic.example').search);
      return Promise.resolve(Response.json({ results: [], count: 0 }));
    },
    cookies: () => '',
    personal: () =>
      Promise.resolve(agentCalls(() => ({ link: one, copy: null, dates: { format: 'MM/DD/YYYY' as const } }))),
  });

beforeEach(() => {
  asked = [];
  urls = [];
  found = [PATIENT];
});

describe('the search of tests with an on-premises agent [OUR-742]', () => {
  it('sends the search to the agent, and the ids of its patients to the server [PII-15]', async () => {
    await clientWith(link).call('listTests', { query: { search: ' okafor ', unread: true } });
    expect(asked[0]).toMatchObject({ search: 'okafor' });
    expect(urls).toEqual([`?unread=true&patient__in=${PATIENT.id}`]);
  });

  it('sends no request to the server if nobody was found', async () => {
    found = [];
    const page = await clientWith(link).call('listTests', { query: { search: 'nobody' } });
    expect(page).toEqual({ results: [], count: 0 });
    expect(urls).toEqual([]);
  });

  it('finds nothing for users who see no names', async () => {
    const page = await clientWith(null).call('listTests', { query: { search: 'okafor' } });
    expect(page).toEqual({ results: [], count: 0 });
    expect([asked, urls]).toEqual([[], []]);
  });
});

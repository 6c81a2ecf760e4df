import { describe, expect, it } from 'vitest';
import { agentOrigin, isAgentAddress } from './preferences.ts';

describe('the address of an agent', () => {
  it.each([
    ['https://agent.clinic.example:4602/', 'https://agent.clinic.example:4602'],
    ['https://localhost:4602', 'https://localhost:4602'],
    ['https://10.0.0.7', 'https://10.0.0.7'],
    ['https://praxis-käfer.example', 'https://xn--praxis-kfer-s8a.example'],
  ])('can be %s', (url, origin) => {
    expect(agentOrigin({ enable_zero_pii: false, on_prem_pii_agent_url: url })).toBe(origin);
  });

  it.each([
    ['http://agent.clinic.example'],
    ['agent.clinic.example'],
    ['https://*'],
    ['https://*.example'],
    ['https://thief.example;sandbox'],
    ['https://thief.example%3Bsandbox'],
    ['https://thief.example,script-src'],
    ["https://thief.example$'"],
    ["https://'unsafe-inline'"],
    ['https://[::1]'],
    ['https://agent.clinic.example.'],
  ])('is not %s, which the content security policy would read as something else (of OUR-656)', (url) => {
    expect(isAgentAddress(url)).toBe(false);
    expect(agentOrigin({ enable_zero_pii: false, on_prem_pii_agent_url: url })).toBeNull();
  });
});

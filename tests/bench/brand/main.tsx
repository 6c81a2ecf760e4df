import '@isopter/ui/theme.css';
import { Badge, Button, Card, Checkbox, ProgressBar, Switch, TextField } from '@isopter/ui';
import { applyBrand, type Brand } from '@isopter/ui/brand';
import harbour from '@isopter/ui/brands/harbour.json';
import nordlys from '@isopter/ui/brands/nordlys.json';
import torture from '@isopter/ui/brands/torture.json';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';

export interface Measurement {
  /** Milliseconds from the call of applyBrand to the painted frame, one for each switch. */
  painted: number[];
  /** Milliseconds applyBrand itself takes: derivation and style sheet. */
  applied: number[];
  elements: number;
}

const CARDS = 60;
const brands = [harbour, nordlys, torture] as unknown as Brand[];

function Sample({ number }: { number: number }): ReactElement {
  return (
    <Card title={`Card ${number}`}>
      <Badge tone="positive">Finished</Badge>
      <Badge tone="critical">Failed</Badge>
      <TextField label="Name" defaultValue="Okafor" />
      <Checkbox label="Tutorial" />
      <Switch label="Pause" />
      <ProgressBar label="Right eye" value={number} />
      <Button variant="primary">Start</Button>
      <Button>Cancel</Button>
      <Button variant="danger">Delete</Button>
    </Card>
  );
}

createRoot(document.getElementById('root')!).render(
  <main style={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 12, padding: 12 }}>
    {Array.from({ length: CARDS }, (_, i) => (
      <Sample key={i} number={i} />
    ))}
  </main>,
);

/** A task after a frame's callbacks runs when that frame has been painted. */
const painted = (): Promise<number> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(performance.now()));
      port1.start();
      port2.postMessage(null);
    });
  });

async function measure(switches: number): Promise<Measurement> {
  const result: Measurement = { painted: [], applied: [], elements: document.querySelectorAll('*').length };
  for (let i = 0; i < switches; i += 1) {
    await painted();
    const began = performance.now();
    applyBrand(brands[i % brands.length]!);
    result.applied.push(performance.now() - began);
    result.painted.push((await painted()) - began);
  }
  return result;
}
Object.assign(window, { measure });

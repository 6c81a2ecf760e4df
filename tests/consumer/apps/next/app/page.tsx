import { gridOfTest } from '@isopter/clinical/perimetry';
import { parseLiveMessage } from '@isopter/contract';
import { PerimetryMonitor } from '@isopter/monitor-charts/perimetry';
import { createPerimetryStore } from '@isopter/monitor-charts/perimetry/plots';
import { Card } from '@isopter/ui';
import { Button } from '@isopter/ui/Button';
import { checkBrand, readBrand } from '@isopter/ui/brand';
import { vars } from '@isopter/ui/vars';
import type { ReactElement } from 'react';

const test = { group: 'PERIMETRY', strategy: 'AVA_STANDARD', protocol: '24-2', goldman_size: 3 } as const;
const { brand } = readBrand(
  '{"version":1,"name":"Harbour Vision","domain":"harbour","logos":{"light":"/logo.svg"},"colors":{"accent":"#1f6f5c"}}',
);

/** A component of the server: rules, models and tokens run here, what has state runs in the browser. */
export default function Page(): ReactElement {
  const store = createPerimetryStore({ gridOf: (eye) => gridOfTest(test, eye), schedule: () => () => {} });
  const data = { eye: 'OD', index: 1, x: 9, y: 9, viewed: true, threshold: 28 };
  const event = parseLiveMessage(JSON.stringify({ type: 'new_stimuli', data }));
  if (event?.type === 'new_stimuli') store.receive(event);
  return (
    <main style={{ padding: vars.space[4] }}>
      <h1>{brand?.name}</h1>
      <p>{brand && checkBrand(brand).pairs.length} pairs</p>
      <Card title="Test">
        <Button variant="primary">Start test</Button>
      </Card>
      <PerimetryMonitor test={test} view={store.getSnapshot()} />
    </main>
  );
}

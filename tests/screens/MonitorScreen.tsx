import { bothEyes } from '@isopter/recordings/perimetry';
import type { ReactElement } from 'react';
import { useLocale, VisuallyHidden } from 'react-aria-components';
import { PerimetryMonitor } from '../../packages/monitor-charts/src/perimetry/monitor/PerimetryMonitor.tsx';
import { threshold24, viewAfter } from '../../packages/monitor-charts/src/perimetry/stories/scene.tsx';
import {
  AppFrame,
  AppHeader,
  Badge,
  BatteryIcon,
  Breadcrumbs,
  Button,
  KeyValueList,
  PageHeader,
  Slider,
  SplitView,
  useNumberFormat,
} from '../../packages/ui/src/index.ts';
import { EyeCamera } from './EyeCamera.tsx';
import { useScreenWords } from './words.ts';

const BORN = new Date(1961, 2, 14);

function Panel(): ReactElement {
  const words = useScreenWords();
  const { locale } = useLocale();
  const date = new Intl.DateTimeFormat(locale, { year: 'numeric', month: '2-digit', day: '2-digit' });
  const number = useNumberFormat();
  const millimetres = useNumberFormat({ style: 'unit', unit: 'millimeter', minimumFractionDigits: 1 });
  return (
    <>
      <EyeCamera label={words.cameraOf} />
      <KeyValueList
        aria-label={words.device}
        items={[
          { label: words.device, value: words.deviceName },
          { label: words.screen, value: words.doingTest },
          { label: words.headset, value: <BatteryIcon owner="headset" percentage={82} /> },
          { label: words.handpiece, value: <BatteryIcon owner="handpiece" percentage={41} /> },
          { label: words.ipd, value: millimetres(62.5), isNumeric: true },
          { label: words.region, value: number(2), isNumeric: true },
        ]}
      />
      <div style={{ display: 'flex', flexDirection: 'column', gap: 14 }}>
        <Slider label={words.volume} isLabelHidden defaultValue={66} />
        <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7rem), 1fr))', gap: 8 }}>
          <Button variant="primary">{words.pause}</Button>
          <Button>{words.restart}</Button>
          <Button>{words.skipBack}</Button>
          <Button>{words.skipAhead}</Button>
        </div>
      </div>
      <section style={{ borderBlockStart: '1px solid var(--isopter-color-line)', paddingBlockStart: 14 }}>
        <h2 style={{ fontSize: 'var(--isopter-font-size-sm)', color: 'var(--isopter-color-ink3)', marginBlockEnd: 10 }}>
          {words.patient}
        </h2>
        <KeyValueList
          aria-label={words.patient}
          items={[
            { label: words.name, value: words.patientName },
            { label: words.born, value: date.format(BORN), isNumeric: true },
            { label: words.gender, value: words.female },
          ]}
        />
      </section>
      <div style={{ marginBlockStart: 'auto', display: 'grid' }}>
        <Button variant="danger">{words.cancelTest}</Button>
      </div>
    </>
  );
}

/** A visual field that is being tested, as the clinic follows it. */
export function MonitorScreen(): ReactElement {
  const words = useScreenWords();
  return (
    <AppFrame
      header={
        <AppHeader
          start={
            <Breadcrumbs
              items={[
                { label: words.patients, href: '#patients' },
                { label: words.patientName, href: '#patient' },
                { label: words.tests },
              ]}
            />
          }
          end={
            <>
              {words.clinic}
              <Button>{words.close}</Button>
            </>
          }
        />
      }
    >
      <SplitView panelLabel={words.deviceAndPatient} panel={<Panel />}>
        <PageHeader
          title={words.testTitle}
          size="compact"
          meta={
            <>
              <Badge tone="positive" hasDot>
                {words.testingLeft}
              </Badge>
              {words.place}
            </>
          }
        />
        <VisuallyHidden elementType="h2">{words.fields}</VisuallyHidden>
        <PerimetryMonitor test={threshold24} view={viewAfter(threshold24, bothEyes, 0.78)} />
      </SplitView>
    </AppFrame>
  );
}

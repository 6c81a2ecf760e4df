import { useAuthenticators, usePreferences } from '@isopter/api-client';
import type { StoredPreferences as Saved } from '@isopter/contract';
import { Button, Dialog, FormError, Tabs, toasts } from '@isopter/ui';
import { type FormEvent, type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';
import { ScreenTitle } from '../../lib/platform/brand/ScreenTitle.tsx';
import { ConflictPanel } from '../../lib/frame/form/ConflictPanel.tsx';
import { Form } from '../../lib/frame/form/Form.tsx';
import { HOME } from '../../lib/platform/routes/routes.ts';
import { LoadFailed } from '../../lib/frame/screen/LoadFailed.tsx';
import { Placeholder } from '../../lib/frame/screen/Placeholder.tsx';
import { accessOf } from '../../lib/platform/session/accessOf.ts';
import { useSignedIn } from '../../lib/platform/session/session.ts';
import { DemoTab } from './DemoTab.tsx';
import { PreferencesForm } from './fields.tsx';
import { PatientTab } from './PatientTab.tsx';
import { panel } from './Preferences.css.ts';
import { ReportTab } from './ReportTab.tsx';
import { type PreferenceField, tabAt, tabOf, tabsOf, type Tab } from './rules.ts';
import { SecurityTab } from './SecurityTab.tsx';
import { TestTab } from './TestTab.tsx';
import { useEditPreferences } from './useEditPreferences.ts';

export interface PreferencesProps {
  /**
   * Where closing leads.
   * @default the home of the application
   */
  back?: string;
}

/** The settings of the person and of the clinic, as they are now: others may have changed the clinic's [PREF-01]. */
export function Preferences({ back = HOME }: PreferencesProps): ReactElement {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const load = usePreferences();
  const { data, error, isValidating } = load;
  // what is typed goes by what was loaded first, whatever is loaded again
  const [first, setFirst] = useState<Saved>();
  if (first === undefined && data !== undefined && !isValidating) setFirst(data);
  const title = t(($) => $.navigation.preferences);
  if (first !== undefined) return <PreferencesDialog saved={first} back={back} />;
  if (error === undefined) return <Placeholder label={t(($) => $.navigation.loading)} />;
  return (
    <Dialog title={title} headingLevel={1} isOpen onOpenChange={() => navigate(back)}>
      <ScreenTitle>{title}</ScreenTitle>
      <LoadFailed title={t(($) => $.preferences.loadFailed)} error={error} loads={[load]} />
    </Dialog>
  );
}

const FORM = 'preferences';

function PreferencesDialog({ saved, back }: { saved: Saved; back: string }): ReactElement {
  const { t } = useTranslation();
  const signedIn = useSignedIn();
  const query = useSearch();
  const [, navigate] = useLocation();
  const isClinicAdmin = accessOf(signedIn).office_group_admin;
  const { form, save, leave, failure, conflict } = useEditPreferences(saved, isClinicAdmin);
  const keys = useAuthenticators();
  const tabs = tabsOf(signedIn.office_group.demo_mode);
  const [tab, setTab] = useState(() => tabAt(query, tabs));
  const { errors, submitCount, isSubmitting } = form.formState;
  const [wrong] = Object.keys(errors) as PreferenceField[];

  useEffect(() => {
    if (isClinicAdmin && new URLSearchParams(query).has('authenticator')) {
      form.setValue('enable_webauthn', true, { shouldDirty: true });
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the address it was opened with
  }, []);
  useEffect(() => {
    // what is wrong may stand on a tab that is not shown
    if (wrong !== undefined) setTab(tabOf(wrong));
    // oxlint-disable-next-line react/exhaustive-deps -- each attempt leads there, typing does not
  }, [submitCount]);
  useEffect(() => {
    if (wrong !== undefined && tabOf(wrong) === tab) form.setFocus(wrong);
    // oxlint-disable-next-line react/exhaustive-deps -- as above
  }, [submitCount, tab]);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const isTurnedOn = form.getValues('enable_webauthn') && !saved.enable_webauthn;
    if (isTurnedOn && keys.data?.length === 0) {
      // nobody could sign in with a key there is not [PREF-06]
      toasts.show({ tone: 'critical', message: t(($) => $.preferences.enableHardwareAuthErrorMessage) });
      setTab('security');
      return;
    }
    const changes = await save();
    if (changes === undefined) return;
    if ('on_prem_pii_agent_url' in changes) {
      leave(back);
      // the policy of this page allows connections to the previous agent only [OUR-656]
      location.reload();
      return;
    }
    toasts.show({ tone: 'positive', message: t(($) => $.preferences.saved) });
    const { demo_mode, default_demo_device } = signedIn.office_group;
    const { enable_demo_mode, device } = { ...saved, ...changes };
    if (!demo_mode || !enable_demo_mode) return leave(back);
    if (device && device === default_demo_device) {
      toasts.show({ tone: 'caution', message: t(($) => $.preferences.defaultDemoDeviceSelected) });
    }
    leave('/demo-mode');
  };
  const title = t(($) => $.navigation.preferences);
  const contents: Record<Tab, ReactElement> = {
    test: <TestTab isClinicAdmin={isClinicAdmin} />,
    report: <ReportTab isClinicAdmin={isClinicAdmin} />,
    security: <SecurityTab isClinicAdmin={isClinicAdmin} />,
    patient: <PatientTab isClinicAdmin={isClinicAdmin} />,
    demo: <DemoTab />,
  };
  return (
    <Dialog
      title={title}
      headingLevel={1}
      isOpen
      onOpenChange={() => navigate(back)}
      actions={
        <>
          <Button variant="quiet" onPress={() => navigate(back)}>
            {t(($) => $.common.cancel)}
          </Button>
          <Button type="submit" form={FORM} variant="primary" isPending={isSubmitting}>
            {t(($) => $.common.save)}
          </Button>
        </>
      }
    >
      <ScreenTitle>{title}</ScreenTitle>
      <PreferencesForm value={form}>
        <Form id={FORM} aria-label={title} onSubmit={(event) => void submit(event)}>
          {failure !== null && <FormError>{failure}</FormError>}
          {conflict !== null && <ConflictPanel key={conflict.version} conflict={conflict} />}
          <Tabs
            label={title}
            selectedKey={tab}
            onSelectionChange={(id) => setTab(id as Tab)}
            items={tabs.map((id) => ({
              id,
              label: t(($) => $.preferences.tabs[id]),
              content: <div className={panel}>{contents[id]}</div>,
            }))}
          />
        </Form>
      </PreferencesForm>
    </Dialog>
  );
}

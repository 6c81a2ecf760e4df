import { useSecondFactors } from '@isopter/api-client';
import { INACTIVITY_LIMITS } from '@isopter/contract';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '../../lib/platform/session/session.ts';
import { useIsDoctor } from '../../lib/platform/session/useIsDoctor.ts';
import { AgentField } from './AgentField.tsx';
import { CalendarFeed } from './calendar/CalendarFeed.tsx';
import { ChoiceField, FlagField, usePreferencesForm, useValues } from './fields.tsx';
import { KeyChange } from './keyChange/KeyChange.tsx';
import { AddPasskey } from './keys/AddPasskey.tsx';
import { KeyList } from './keys/KeyList.tsx';
import { OwnKeys } from './keys/OwnKeys.tsx';
import { SecondSteps } from './secondSteps/SecondSteps.tsx';
import { Section } from './Section.tsx';
import { SignInList } from './signIns/SignInList.tsx';
import { useLasting } from './useLasting.ts';
import { ZeroPiiField } from './ZeroPiiField.tsx';

/** How people sign in, and who reaches which data [PREF-04, PREF-05, PREF-09]. */
export function SecurityTab({ isClinicAdmin }: { isClinicAdmin: boolean }): ReactElement {
  const { t } = useTranslation();
  const { enable2fa, force_2fa, enable_webauthn } = useValues();
  // with single sign-on there is no password sign-in to which a second factor could be added
  const { office_group } = useSignedIn();
  const isDoctor = useIsDoctor();
  const factors = useSecondFactors().data;
  const hasDuo = factors?.has_duo ?? true;
  // an office group may be set to single sign-on on a server that has no provider for it
  const hasPassword = factors?.has_password ?? !office_group.enable_sso;
  const isBelow = isClinicAdmin && enable_webauthn;
  return (
    <>
      <Section title={t(($) => $.preferences.signIn)} scope="person">
        <FlagField
          name="enable2fa"
          isDisabled={force_2fa || (!hasDuo && !enable2fa)}
          description={t(($) =>
            force_2fa ? $.preferences.forcedHint : hasDuo ? $.preferences.duoHint : $.preferences.noDuoHint,
          )}
          {...(force_2fa && { isShownOn: true })}
        />
      </Section>
      {hasPassword && (
        <>
          <Section title={t(($) => $.secondSteps.title)} scope="person">
            <SecondSteps />
          </Section>
          <Section title={t(($) => $.keys.passkeys)} scope="person">
            <AddPasskey />
          </Section>
        </>
      )}
      {!isBelow && <OwnKeys />}
      <Section title={t(($) => $.signIns.title)} scope="person">
        <SignInList />
      </Section>
      {isDoctor && (
        <Section title={t(($) => $.calendar.title)} scope="person">
          <CalendarFeed />
        </Section>
      )}
      {isClinicAdmin && <OfClinic />}
    </>
  );
}

function OfClinic(): ReactElement {
  const { t } = useTranslation();
  const { setValue } = usePreferencesForm();
  const { office_group, preferences, zero_pii_turned_off } = useSignedIn();
  const { enable_webauthn } = useValues();
  const isLocked = preferences.enable_zero_pii && !zero_pii_turned_off;
  const lasting = useLasting();
  return (
    <>
      <Section title={t(($) => $.preferences.signInOfClinic)} scope="clinic">
        <FlagField name="force_2fa" description={t(($) => $.preferences.forceHint)} />
        <FlagField name="enable_webauthn" description={t(($) => $.preferences.keysHint)} />
        {enable_webauthn && <KeyList />}
        <ChoiceField
          name="user_inactivity_limit_seconds"
          options={INACTIVITY_LIMITS.map((seconds) => ({ id: String(seconds), label: lasting(seconds) }))}
        />
      </Section>
      <Section title={t(($) => $.preferences.data)} scope="clinic">
        <FlagField
          name="enable_access_to_other_offices"
          isDisabled={isLocked}
          description={t(($) => (isLocked ? $.preferences.lockedHint : $.preferences.accessHint))}
          onChanged={(isOn) => {
            if (isOn) return;
            // without it not every patient could be encrypted [PREF-04]
            setValue('enable_zero_pii', false, { shouldDirty: true });
            setValue('zero_pii_key', '');
          }}
        />
        {(office_group.enable_zero_pii || preferences.enable_zero_pii) && <ZeroPiiField isLocked={isLocked} />}
        {office_group.enable_on_prem_pii_agent && <AgentField />}
      </Section>
      {isLocked && preferences.zero_pii_password_hash && (
        <Section title={t(($) => $.keyChange.title)} scope="clinic">
          <KeyChange />
        </Section>
      )}
    </>
  );
}

import type { OfficeGroup, User, UserWrite } from '@isopter/contract';
import { and, asc, eq, type SQL } from 'drizzle-orm';
import { askDuo, isApproved } from './factors/duo.ts';
import { endSentLinks } from './factors/factorReset.ts';
import { insteadOf, secondFactorsOf } from './factors/factors.ts';
import { beginHalf, completeHalf, continueHalf, endHalf, findHalf } from './factors/halfSignIn.ts';
import type { Identity } from './identity.ts';
import { duoRefused } from './factors/refusedFactor.ts';
import { checkOwnData } from './passwords/ownData.ts';
import { hashPassword, newPassword } from './passwords/password.ts';
import { endOtherSessions, endSession, startSession } from './session.ts';
import { ssoInstead, ssoRequired } from '../sso/providers.ts';
import { timezoneOf } from './timezone.ts';
import { checkPassword, countAttempt, failed, forgive, keepPassword, takeBack, whoHas } from './signIn.ts';
import { inOrderOf } from '../../platform/db/collation.ts';
import { account, officeGroup, session, supportMessage } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import type { Handlers } from '../http/calls.ts';
import { checkKey } from '../keys/check.ts';
import { keyRefused } from '../keys/refused.ts';
import { ApiError, notFound } from '../../platform/lib/errors.ts';
import { tellOf, tellOfNames, tellSupport } from './letters/letters.ts';
import { brandOf } from '../../platform/brands/brandOf.ts';
import type { AccessServices } from '../services.ts';
import { requireVersion } from '../versions/requireVersion.ts';
import { endFormer, noteEnded, tellEnded } from '../live/tellEnded.ts';

export function sessionCalls(services: AccessServices): Handlers {
  const { bus, duo, sso } = services;
  return {
    async signIn(call) {
      const { db, body, request, reply, by, concerns } = call;
      const claimed = await whoHas(db, body.username);
      by(claimed);
      const attempt = await checkPassword(db, claimed, body.password);
      const { accountId } = attempt;
      const self = { objectKind: 'account', objectIds: [accountId] };
      concerns(self);
      const domain = await ssoInstead(db, sso, accountId);
      if (domain !== undefined) {
        await takeBack(db, attempt);
        throw ssoRequired(domain);
      }
      const factors = await secondFactorsOf(db, duo, accountId);
      const [owes] = factors.owed;
      if (!owes) {
        await forgive(db, attempt);
        await endFormer(bus, call);
        await db.transaction(async (tx) => {
          await keepPassword(tx, accountId, claimed?.hash);
          await startSession(tx, accountId, request, reply);
        });
        return { success: true };
      }
      await takeBack(db, attempt);
      const instead = insteadOf(owes, factors);
      const asked =
        owes === 'duo'
          ? await askDuo(db, duo, accountId).catch((error: unknown) => {
              if (instead.length === 0) throw error;
              return undefined;
            })
          : undefined;
      // starting a sign-in ends this browser's session: a browser is either signed in or signing in
      await endFormer(bus, call);
      await db.transaction(async (tx) => {
        await keepPassword(tx, accountId, claimed?.hash);
        await beginHalf(tx, { accountId, owes, ...asked?.kept }, request, reply);
      });
      concerns({ action: 'beginSignIn', ...self });
      return { method: owes, ...(asked && { auth_url: asked.url }), ...(instead.length > 0 && { instead }) };
    },

    /** Checks Duo's answer. A refusal counts as a wrong password, and the sign-in starts again [AUTH-12]. */
    async verifyDuo({ db, body, request, reply, by, concerns }) {
      const half = await findHalf(db, request, ['duo']);
      by(half);
      if (!half || !duo || !(await endHalf(db, half, request, reply))) throw duoRefused();
      const { accountId } = half;
      const attempt = await countAttempt(db, accountId);
      const isIn = await isApproved(db, duo, half, body).catch(async (error: unknown) => {
        await takeBack(db, attempt);
        throw error;
      });
      if (!isIn) throw failed(attempt, duoRefused());
      const self = { objectKind: 'account', objectIds: [accountId] };
      concerns(self);
      const factors = await secondFactorsOf(db, duo, accountId);
      const owes = factors.owed.find((step) => step !== 'duo');
      if (owes) {
        await takeBack(db, attempt);
        await continueHalf(db, half, owes, request, reply);
        concerns({ action: 'beginSignIn', ...self });
        const instead = insteadOf(owes, factors);
        return { method: owes, ...(instead.length > 0 && { instead }) };
      }
      await forgive(db, attempt);
      await completeHalf(db, half, request, reply);
      return { success: true };
    },

    /** The key of a sign-in that is half done; a wrong one counts as a wrong password does [AUTH-07, KEY-03]. */
    async verifySecurityKey({ db, request, reply, by, concerns }) {
      const half = await findHalf(db, request, ['webauthn']);
      by(half);
      if (!half) throw keyRefused();
      const { accountId, digest: owner } = half;
      const attempt = await countAttempt(db, accountId);
      try {
        await checkKey(db, { accountId, owner, purpose: 'sign-in', request });
      } catch (error) {
        throw error instanceof ApiError ? failed(attempt, error) : error;
      }
      if (!(await endHalf(db, half, request, reply))) throw keyRefused();
      await forgive(db, attempt);
      await completeHalf(db, half, request, reply);
      concerns({ objectKind: 'account', objectIds: [accountId] });
      return undefined;
    },

    async signOut({ db, request, reply, by, concerns, after }) {
      const ended = await endSession(db, request, reply);
      if (!ended) return undefined;
      by(ended);
      concerns({ objectKind: 'session', objectIds: [ended.id] });
      after(() => tellEnded(bus, [ended.digest]));
      return undefined;
    },

    async bootstrap({ db, user }) {
      return {
        user: await readUser(db, user),
        office_group: await presentOfficeGroup(db, user),
        timezone: await timezoneOf(db, user),
      };
    },

    /** The business associate agreement: it is asked for no more [AUTH-14]. */
    async signBaaAgreement({ db, user, concerns }) {
      await db.update(account).set({ showBaaAgreement: false }).where(eq(account.id, user.accountId));
      concerns({ objectKind: 'account', objectIds: [user.accountId] });
      return undefined;
    },

    async updateUser({ db, user, body, requiresStepUp, concerns, adds, after }) {
      const read = () => readUser(db, user);
      await requireVersion('updateUser', { db, user }, body, { table: account, id: user.accountId, read });
      const before = await checkOwnData(db, user.accountId, body, requiresStepUp);
      const { password } = body;
      const changes = {
        firstName: body.first_name,
        lastName: body.last_name,
        username: body.username,
        email: body.email,
        phoneNumber: body.phone_number,
        ...(password && { ...newPassword(await hashPassword(password)), forcePasswordChange: false }),
      };
      if (Object.values(changes).some((value) => value !== undefined)) {
        await db.update(account).set(changes).where(eq(account.id, user.accountId));
      }
      if (isReachedElsewhere(before, body)) await endSentLinks(db, user.accountId);
      const { accountId, homeGroupId: officeGroupId } = user;
      const self = { objectKind: 'account', objectIds: [accountId], officeGroupId };
      concerns(self);
      const { username = before.username, email = before.email, phone_number: phoneNumber = before.phoneNumber } = body;
      after(() => tellOfNames(services, accountId, before, { username, email, phoneNumber }));
      if (password) {
        adds({ action: 'changePassword', ...self });
        const digests = await endOtherSessions(db, accountId, user.sessionDigest);
        noteEnded(bus, { adds, after }, { accountId, officeGroupId, digests });
        after(() => tellOf(services, accountId, 'changed'));
      }
      return undefined;
    },

    async switchOfficeGroup({ db, user, body, concerns }) {
      const [target] = await db
        .select({ id: officeGroup.id })
        .from(officeGroup)
        .where(and(eq(officeGroup.id, body.office_group), sameCorporation(user)));
      if (!target) throw notFound();
      await db.update(session).set({ officeGroupId: target.id }).where(eq(session.digest, user.sessionDigest));
      concerns({ objectKind: 'office_group', objectIds: [target.id] });
      return undefined;
    },

    async sendSupportMessage({ db, user, body, request, concerns, after }) {
      const [from] = await db
        .select({ username: account.username, officeGroup: officeGroup.name })
        .from(account)
        .innerJoin(officeGroup, eq(officeGroup.id, user.officeGroupId))
        .where(eq(account.id, user.accountId));
      if (!from) throw notFound();
      const product = (await brandOf(request, services.brandsDirectory))?.name ?? 'Isopter';
      await db.insert(supportMessage).values({
        accountId: user.accountId,
        name: body.name,
        email: body.email,
        phoneNumber: body.phone_number,
        message: body.message,
      });
      concerns({ objectKind: 'account', objectIds: [user.accountId] });
      after(() => tellSupport(services, body, { ...from, product, language: user.preferences.app_language }));
      return undefined;
    },
  };
}

/** Reads the account of the caller as it is stored. */
async function readUser(db: Db, user: Identity): Promise<User> {
  const [me] = await db.select().from(account).where(eq(account.id, user.accountId));
  if (!me) throw notFound();
  return {
    id: me.id,
    username: me.username,
    email: me.email,
    phone_number: me.phoneNumber,
    first_name: me.firstName,
    last_name: me.lastName,
    groups: me.groups.map((name) => ({ name })),
    force_password_change_on_next_login: me.forcePasswordChange,
    doctor_id: me.doctorId,
    operator_id: me.operatorId,
    is_webauthn_authentication_required: user.keyRequired,
    show_baa_agreement: me.showBaaAgreement,
    administrated_offices: [...user.administeredOffices],
    version: me.version,
  };
}

/** Returns whether an update changes where the user's letters or text messages go. */
const isReachedElsewhere = (
  { email, phoneNumber }: typeof account.$inferSelect,
  { email: newEmail = email, phone_number: newPhone = phoneNumber }: UserWrite,
): boolean => newEmail.toLowerCase() !== email.toLowerCase() || newPhone !== phoneNumber;

/** A corporate admin of no corporation has only the own office group. */
const sameCorporation = (user: Identity): SQL =>
  user.corporationId === null
    ? eq(officeGroup.id, user.officeGroupId)
    : eq(officeGroup.corporationId, user.corporationId);

async function presentOfficeGroup(db: Db, user: Identity): Promise<OfficeGroup> {
  const [group] = await db.select().from(officeGroup).where(eq(officeGroup.id, user.officeGroupId));
  if (!group) throw notFound();
  const { flags } = group;
  const corporateGroups = user.groups.includes('CORPORATE_ADMIN')
    ? await db
        .select({ id: officeGroup.id, name: officeGroup.name })
        .from(officeGroup)
        .where(sameCorporation(user))
        .orderBy(asc(inOrderOf(user.preferences.app_language, officeGroup.name)))
    : undefined;
  return {
    id: group.id,
    name: group.name,
    beta_level: flags.beta_level ?? 0,
    color_vision_d_15_module: flags.color_vision_d_15_module ?? false,
    suprafast_module: flags.suprafast_module ?? false,
    waggoner_module: flags.waggoner_module ?? false,
    demo_mode: flags.demo_mode ?? false,
    research_mode: flags.research_mode ?? false,
    pacs_integration: flags.pacs_integration ?? false,
    enterprise_security: flags.enterprise_security ?? false,
    enable_sso: flags.enable_sso ?? false,
    sso_domain: flags.sso_domain ?? null,
    enable_zero_pii: flags.enable_zero_pii ?? false,
    enable_offline_mode: flags.enable_offline_mode ?? false,
    enable_on_prem_pii_agent: flags.enable_on_prem_pii_agent ?? false,
    on_prem_pii_agent_url: user.preferences.on_prem_pii_agent_url ?? null,
    dev_mode: flags.dev_mode ?? false,
    default_demo_device: flags.default_demo_device ?? null,
    corporation: corporateGroups ? { office_groups: corporateGroups } : null,
  };
}

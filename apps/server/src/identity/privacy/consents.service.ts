import type { AnswerOf, BodyOf } from '@pratik/contract/call';
import {
  type decideConsent,
  type getPrivacy,
  type listPrivacyTexts,
  type PrivacyTextKind,
  type Purpose,
  privacyTextKind,
  purposes,
  type savePrivacyText,
} from '@pratik/contract/privacy';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { isConsentValid, type ServiceSettings, servicesOf } from './consent.policy.ts';
import {
  insertDecision,
  insertNoticeReading,
  insertText,
  selectBinding,
  selectDecisions,
  selectLastDecision,
  selectNoticeReading,
  selectTexts,
} from './consents.store.ts';
import type { Minors } from './minors/minors.service.ts';

export type Consents = ReturnType<typeof createConsents>;

type Parts = { db: Db; clock: Clock; config: ServiceSettings; minors: Minors };

/** Maximum number of consent decisions on a page; the export contains all of them. */
const shownDecisions = 50;

/** Manages the privacy notices that users read and the consents that they give. */
export const createConsents = ({ db, clock, config, minors }: Parts) => {
  const services = servicesOf(config);

  const textsIn = async (within: Db | Tx) =>
    new Map((await selectTexts(within)).map((text) => [text.kind, text]));

  /**
   * Returns the current text of a kind.
   * @throws Problem `internal` when the text that a migration inserts is missing
   */
  const textOf = <T>(texts: ReadonlyMap<PrivacyTextKind, T>, kind: PrivacyTextKind): T => {
    const text = texts.get(kind);
    if (!text) throw new Problem('internal');
    return text;
  };

  const stateOf = async (userId: string): Promise<AnswerOf<typeof getPrivacy>> => {
    const [texts, binding, log, last] = await Promise.all([
      textsIn(db),
      selectBinding(db),
      selectDecisions(db, userId, shownDecisions),
      Promise.all(purposes.map((purpose) => selectLastDecision(db, userId, purpose))),
    ]);
    const notice = textOf(texts, 'notice');
    const reading = await selectNoticeReading(db, userId, notice.version);
    const consents = purposes.flatMap((purpose, index) => {
      const service = services[purpose];
      if (service === undefined) return [];
      const text = textOf(texts, purpose);
      const decision = last[index];
      return {
        purpose,
        version: text.version,
        tr: text.text_tr,
        en: text.text_en,
        service,
        given: isConsentValid(decision, service, binding.get(purpose) ?? 1),
        decidedAt: decision?.at.toISOString() ?? null,
      };
    });
    const minor = minors.isOn ? { ...(await minors.standing(userId)), canMail: minors.canMail } : undefined;
    return {
      ...(minor ? { minor } : {}),
      notice: {
        version: notice.version,
        tr: notice.text_tr,
        en: notice.text_en,
        readAt: reading?.at.toISOString() ?? null,
      },
      consents,
      log: log.map(({ at, purpose, given, text_version, service }) => ({
        at: at.toISOString(),
        purpose,
        given,
        version: text_version,
        service,
      })),
    };
  };

  const texts = async (): Promise<AnswerOf<typeof listPrivacyTexts>> => {
    const rows = await textsIn(db);
    return {
      texts: privacyTextKind.options.map((kind) => {
        const { version, text_tr: tr, text_en: en, made_at, maker } = textOf(rows, kind);
        const service = kind === 'notice' ? null : (services[kind] ?? null);
        return { kind, version, tr, en, madeAt: made_at.toISOString(), madeBy: maker, service };
      }),
    };
  };

  return {
    stateOf,
    texts,

    /** Checks whether a user’s data may be sent to the service of a purpose. Reads the database on every call. */
    async mayUse(userId: string, purpose: Purpose, within: Db | Tx = db): Promise<boolean> {
      const service = services[purpose];
      if (service === undefined || !(await minors.mayUse(userId, purpose, within))) return false;
      const [decision, binding] = await Promise.all([
        selectLastDecision(within, userId, purpose),
        selectBinding(within),
      ]);
      return isConsentValid(decision, service, binding.get(purpose) ?? 1);
    },

    /** Returns the host of the service for a purpose; undefined when no consent is needed. */
    serviceOf: (purpose: Purpose): string | undefined => services[purpose],

    /**
     * Stores a consent decision. A consent is valid for the shown text and service; a withdrawal is accepted even
     * when the user has not read the current text.
     * @throws Problem `not-found`, `conflict`
     */
    async decide(userId: string, { purpose, given, version, service }: BodyOf<typeof decideConsent>) {
      const configured = services[purpose];
      if (configured === undefined) throw new Problem('not-found');
      await db.transaction().execute(async (tx) => {
        const text = textOf(await textsIn(tx), purpose);
        const sawThis = text.version === version && service === configured;
        if (given && !sawThis) throw new Problem('conflict');
        const decision = { purpose, given, text_version: text.version, service: configured };
        await insertDecision(tx, userId, { ...decision, at: clock.now() });
      });
      return stateOf(userId);
    },

    /**
     * Records that a user has read a version of the privacy notice.
     * @throws Problem `conflict` when a newer version exists
     */
    async readNotice(userId: string, version: number) {
      const notice = textOf(await textsIn(db), 'notice');
      if (notice.version !== version) throw new Problem('conflict');
      await db.transaction().execute((tx) => insertNoticeReading(tx, userId, version, clock.now()));
      return stateOf(userId);
    },

    /** Publishes the next version of a text. @throws Problem `conflict` */
    async saveText(actorId: string, { kind, version, tr, en, asksAgain }: BodyOf<typeof savePrivacyText>) {
      await db.transaction().execute(async (tx) => {
        const before = textOf(await textsIn(tx), kind);
        const next = version + 1;
        const at = clock.now();
        const text = { kind, version: next, text_tr: tr, text_en: en, asks_again: asksAgain };
        const isNext = before.version === version;
        if (!isNext || !(await insertText(tx, { ...text, made_at: at, made_by: actorId }))) {
          throw new Problem('conflict');
        }
        const detail = { version: next, asksAgain };
        await recordAudit(tx, {
          at,
          actorId,
          action: 'privacy-text.save',
          targetKind: 'privacy-text',
          targetId: kind,
          detail,
        });
      });
      return texts();
    },
  };
};

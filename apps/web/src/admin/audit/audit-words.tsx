import type { AuditEntry } from '@pratik/contract/audit';
import { TextLink } from '../../ui/action/text-link.tsx';
import { type AuditText, useAuditText } from './audit.texts.ts';
import { tr } from './audit.tr.ts';

const isKnown = (key: string): key is keyof typeof tr => key in tr;

/**
 * Returns the label of an action, or its technical name if it has no label, for example because another version of
 * Pratik recorded it.
 */
export const actName = (t: AuditText, action: string): string =>
  isKnown(action) && action.includes('.') ? t(action as 'user.add') : action;

/**
 * Returns the actions as filter options, grouped by the first part of the action name: `user.add` belongs to the
 * group `user`.
 */
export const actOptions = (t: AuditText, actions: readonly string[]) =>
  [...Map.groupBy(actions, (action) => action.split('.')[0] ?? '')].flatMap(([noun, acts]) => [
    { value: noun, label: t('allOf', { noun: isKnown(noun) ? t(noun as 'user') : noun }) },
    ...acts.map((action) => ({ value: action, label: actName(t, action) })),
  ]);

export const ActorName = ({ entry: { actor, action } }: { entry: AuditEntry }) => {
  const t = useAuditText();
  // After a failed sign-in, it is unknown which user tried to sign in.
  if (actor === null) return <>{t(isRefusal(action) ? 'nobody' : 'installation')}</>;
  if (actor.name === null) return <>{t('gone')}</>;
  return <TextLink to={`/pages/user-edit/${actor.id}`}>{actor.name}</TextLink>;
};

const isRefusal = (action: string): boolean => action.endsWith('.refuse');

/** Target of an action, as a link if the target has its own page. */
export const Target = ({ entry }: { entry: AuditEntry }) => {
  const t = useAuditText();
  const { targetKind, targetId, targetName, action } = entry;
  // Import files and e-mails have no names. The details of the entry describe them.
  if (targetId === null || targetKind === 'question-import' || targetKind === 'letter') return null;
  // Users who change their own account are already named as the actor, so the target is not shown.
  if (targetKind === 'user' && targetId === entry.actor?.id) return null;
  if (targetKind === 'user') {
    if (targetName === null) return <>{t('gone')}</>;
    return <TextLink to={`/pages/user-edit/${targetId}`}>{targetName}</TextLink>;
  }
  if (targetKind === 'level' && action !== 'level.delete') {
    return <TextLink to={`/pages/level-edit/${encodeURIComponent(targetId)}`}>{targetId}</TextLink>;
  }
  if (targetKind === 'unit' && typeof entry.detail.levelId === 'string') {
    const place = [entry.detail.levelId, targetId].map(encodeURIComponent).join('/');
    return <TextLink to={`/pages/unit-edit/${place}`}>{targetId}</TextLink>;
  }
  return <>{targetId}</>;
};

/**
 * Returns the details of an action as text, such as `rol: yönetici; değişen: ad, rol`. Values without a label are
 * shown unchanged.
 */
export const detailText = (t: AuditText, detail: AuditEntry['detail']): string =>
  Object.entries(detail)
    .map(([key, value]) => [wordFor(t, key), valueText(t, value)] as const)
    .filter(([, text]) => text !== '')
    .map(([key, text]) => `${key}: ${text}`)
    .join('; ');

const wordFor = (t: AuditText, word: string): string => {
  const key = `detail.${word}`;
  return isKnown(key) ? t(key as 'detail.role') : word;
};

const valueText = (t: AuditText, value: unknown): string => {
  if (Array.isArray(value)) return value.map((one) => valueText(t, one)).join(', ');
  if (value === null || value === undefined || value === false) return '';
  return typeof value === 'object' ? JSON.stringify(value) : wordFor(t, String(value));
};

import { defineTexts } from '../../lib/language/i18n.ts';
import { en } from './audit.en.ts';
import { tr } from './audit.tr.ts';

export const { useText: useAuditText } = defineTexts('audit', { tr, en });
export type AuditText = ReturnType<typeof useAuditText>;
